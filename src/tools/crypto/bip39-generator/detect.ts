import { defineDetect } from '@/kit/detect/guess';

const WORDS = /^(?:[a-z]{3,8}\s+){11,23}[a-z]{3,8}$/;
/** In every English sentence of that length, and in no list of these words. */
const PROSE = /\b(?:the|and|was|are|were|his|her|for|with|has|had|but|they|their|from|which|been)\b/;

export default defineDetect((text) => {
  if (!WORDS.test(text) || PROSE.test(text)) return undefined;
  const count = text.split(/\s+/).length;
  return count % 3 === 0
    ? { score: 0.93, why: `Recovery phrase, ${count} words`, options: { mnemonic: text.replace(/\s+/g, ' ') } }
    : undefined;
});
