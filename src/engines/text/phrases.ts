import { STOP_WORDS } from './text-stats';
import { splitWords } from './words';

export interface Phrase {
  readonly phrase: string;
  readonly count: number;
  /** Of all phrases of that length. */
  readonly share: number;
}

/** What makes two words the same, however they are typed: Don’t, don't; é of one character or of two. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u2019/g, "'");

/** What ends a phrase: the end of a sentence, a mark between its parts, a blank line. */
const BREAK = /[.!?…‽。！？।؟,;:()[\]{}"“”«»—–]+(?=\s|$)|[([{"“«](?=\S)|\n\s*\n/;

/**
 * Words, or two or three in a row within a clause, most frequent first. Without stop words a phrase may hold one in its
 * middle, as in "state of mind", but neither begins nor ends with one.
 */
export function countPhrases(text: string, length: number, skipStopWords: boolean): readonly Phrase[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const clause of text.split(BREAK)) {
    const words = splitWords(clause).map(foldWord);
    for (let at = 0; at + length <= words.length; at++) {
      all++;
      const isStop = (index: number) => STOP_WORDS.has(words[index]!) || !/\p{L}/u.test(words[index]!);
      if (skipStopWords && (isStop(at) || isStop(at + length - 1))) continue;
      const phrase = length === 1 ? words[at]! : words.slice(at, at + length).join(' ');
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  const order = new Intl.Collator('en');
  return Array.from(counts, ([phrase, count]) => ({ phrase, count, share: count / all })).sort(
    (one, other) => other.count - one.count || order.compare(one.phrase, other.phrase),
  );
}
