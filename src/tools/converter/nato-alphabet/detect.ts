import { defineDetect } from '@/kit/detect/guess';

const WORDS = new Set(
  'alfa alpha bravo charlie delta echo foxtrot golf hotel india juliett juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray x-ray yankee zulu zero one two three tree four fower five fife six seven eight nine niner dash stop'.split(
    ' ',
  ),
);
const isLetter = (word: string) =>
  /^(?:al[fp]|bra|cha|del|ech|fox|gol|hot|ind|jul|kil|lim|mik|nov|osc|pap|que|rom|sie|tan|uni|vic|whi|x|yan|zul)/.test(
    word,
  );

export default defineDetect((text) => {
  if (text.length > 2000) return undefined;
  const words = text
    .toLowerCase()
    .replace(/x-ray/g, 'xray')
    .split(/[\s,]+|(?<=\p{L})-(?=\p{L})/u);
  if (words.length < 2 || words.length > 200 || !words.every((word) => WORDS.has(word))) return undefined;
  const letters = words.filter(isLetter).length;
  return letters >= 3 || (letters === 2 && words.length === 2)
    ? { score: words.length > 2 ? 0.95 : 0.7, why: 'NATO alphabet', options: { mode: 'decode' }, unpacks: true }
    : undefined;
});
