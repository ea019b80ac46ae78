import { once } from './once';

export interface SniffedProse {
  /** "Text, 12 words". */
  readonly what: string;
}

/** Enough to tell, and little enough to be quick. */
const START = 4000;
/** From here on a text is worth counting or comparing whatever it says. */
const LONG = 2000;
/** Names and titles are shorter; with a full stop a sentence may be. */
const FEWEST_WORDS = 4;
const FEWEST_WORDS_IN_SENTENCE = 3;
/** Of scripts without blanks between words. */
const FEWEST_SIGNS = 7;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;
/** Names of classes and the like, of which sentences have few. */
const JOINED = /^[a-z]+(?:-[a-z\d.[\]%]+)+$/;
const MOST_JOINED = 0.3;
/** Flags of commands, names of files, code. */
const NOT_WORDS = /^--?[a-z]|[\\{}<>=|$`~^]|\w[/_@]\w|\w\.\w/i;
const WORD = /^[("'“‘«¿¡„*_—–-]*[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’‘ʼ.-]*[)"'”’»,;:.!?…。।॥؟،؛։*_—–-]*$/u;

function isSentences(text: string): boolean {
  const signs = text.match(UNSPACED)?.length ?? 0;
  const tokens = text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
  if (tokens.length === 0) return false;
  const odd = tokens.filter((token) => NOT_WORDS.test(token)).length;
  if (odd > tokens.length * 0.1) return false;
  if (tokens.filter((token) => JOINED.test(token)).length > tokens.length * MOST_JOINED) return false;
  if (signs >= FEWEST_SIGNS && signs >= text.replace(/\s/g, '').length * 0.5) return true;
  const words = tokens.filter((token) => WORD.test(token) && /\p{L}/u.test(token));
  if (words.length < tokens.length * 0.85) return false;
  const isEnded = /[.!?…。؟।]["'”’»)]*$/u.test(text.trim());
  return words.length >= (isEnded ? FEWEST_WORDS_IN_SENTENCE : FEWEST_WORDS);
}

/** Whether a text is sentences in any language, or long enough to be handled as a text anyway. */
export const sniffProse = once((text, isCut): SniffedProse | undefined => {
  // Keys and certificates are letters in lines, too.
  const isProse = !text.startsWith('-----BEGIN ') && isSentences(text.slice(0, START));
  if (!isProse && text.length < LONG) return undefined;
  if (isCut || text.length > START) return { what: isProse ? 'Long text' : 'Long text of any kind' };
  const words = text.split(/\s+/).filter(Boolean).length;
  return { what: words > 1 ? `Text, ${words} words` : `Text, ${text.length} characters` };
});
