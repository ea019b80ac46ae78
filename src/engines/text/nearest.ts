/** What is typed without capitals, spaces and signs, as people leave them out or put others in their place. */
const loose = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A slip in four letters, two in eight: in less, too many words would be near. */
const slipsIn = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/** How many letters are too many, too few, other or swapped; more than `most` where the lengths already differ by more. */
export function slipsBetween(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const now = [row];
    for (let at = 1; at <= meant.length; at++) {
      const same = typed[row - 1] === meant[at - 1];
      now[at] = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      if (isSwapped) now[at] = Math.min(now[at]!, before[at - 2]! + 1);
    }
    before = last;
    last = now;
  }
  return last[meant.length]!;
}

/** Longer than any name there is. */
const LONGEST = 100;

/** The words that were probably meant, nearest first: the same but for capitals and signs, spelt nearly so, or begun or ended so. */
export function nearestWords(typed: string, words: readonly string[], most = 3): readonly string[] {
  const wanted = loose(typed.slice(0, LONGEST));
  if (wanted === '') return [];
  const slips = slipsIn(wanted);
  const distance = (word: string): number => {
    const plain = loose(word);
    const far = slipsBetween(wanted, plain, slips);
    if (far <= slips) return far;
    const isPart = wanted.length >= 3 && plain.length >= 3 && (plain.startsWith(wanted) || wanted.startsWith(plain));
    return isPart ? slips + 1 + Math.abs(plain.length - wanted.length) / LONGEST : Number.POSITIVE_INFINITY;
  };
  return words
    .map((word) => ({ word, far: distance(word) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ word }) => word);
}

/** The one word that is the same but for capitals and signs; nothing where there is none, or more than one. */
export function sameWord(typed: string, words: readonly string[]): string | undefined {
  const wanted = loose(typed);
  const found = wanted === '' ? [] : words.filter((word) => loose(word) === wanted);
  return found.length === 1 ? found[0] : undefined;
}

/** "a, b, or c" */
export const joinWithOr = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

/** " Did you mean a or b?", to stand behind a message; empty where nothing is near. */
export function didYouMean(typed: string, words: readonly string[]): string {
  const near = nearestWords(typed, words);
  return near.length > 0 ? ` Did you mean ${joinWithOr(near)}?` : '';
}
