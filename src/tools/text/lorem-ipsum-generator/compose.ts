import { integerBetween, pick } from '@/engines/random/draw';
import type { RandomSource } from '@/engines/random/source';

export type Unit = 'words' | 'sentences' | 'paragraphs';

const capital = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

/** One word after another, never the same twice in a row where there is another. */
function drawWords(words: readonly string[], count: number, source: RandomSource): string[] {
  const lonely = new Set(words).size === 1;
  const drawn: string[] = [];
  while (drawn.length < count) {
    const word = pick(source, words);
    if (word !== drawn.at(-1) || lonely) drawn.push(word);
  }
  return drawn;
}

/** Six to fourteen words, a comma in the longer ones. */
function sentence(words: readonly string[], source: RandomSource): string {
  const drawn = drawWords(words, integerBetween(source, 6, 14), source);
  if (drawn.length > 9) {
    const at = integerBetween(source, 3, drawn.length - 4);
    drawn[at] += ',';
  }
  return `${capital(drawn.join(' '))}.`;
}

const sentences = (words: readonly string[], count: number, source: RandomSource) =>
  Array.from({ length: count }, () => sentence(words, source)).join(' ');

/** As many words, sentences or paragraphs as asked for; paragraphs each by themselves. */
export function compose(words: readonly string[], unit: Unit, count: number, source: RandomSource): string[] {
  if (unit === 'words') return [drawWords(words, count, source).join(' ')];
  if (unit === 'sentences') return [sentences(words, count, source)];
  return Array.from({ length: count }, () => sentences(words, integerBetween(source, 4, 7), source));
}
