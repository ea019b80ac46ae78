import { type PlacedPiece, wordPiece } from './pieces';

/** Shorter ones are near a word by chance. */
const SHORTEST = 7;
const LONGEST = 14;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What signs stand for; 1 stands for either of two. */
const PLAIN: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const readings = (text: string): string[] =>
  ['i', 'l'].map((one) => text.toLowerCase().replace(/./g, (sign) => (sign === '1' ? one : (PLAIN[sign] ?? sign))));

/** How many texts are one letter beside a word: one left out, one more, another one, or two the other way round. */
const neighborsOf = (length: number) => length + 26 * (length + 1) + 25 * length + length - 1;

function* neighbors(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at + 1);
    if (at < word.length) yield before + after;
    if (at + 1 < word.length) yield before + word[at + 1] + word[at] + word.slice(at + 2);
    for (const letter of LETTERS) {
      yield before + letter + word.slice(at);
      if (at < word.length) yield before + letter + after;
    }
  }
}

/** Parts of a password that are a word but for one letter ("troubador"), with signs for letters or without. */
export function findNearWords(password: string, ranks: ReadonlyMap<string, number>): PlacedPiece[] {
  const found: PlacedPiece[] = [];
  for (let start = 0; start + SHORTEST <= password.length; start++)
    for (let length = SHORTEST; length <= LONGEST && start + length <= password.length; length++) {
      const text = password.slice(start, start + length);
      let rank = Number.POSITIVE_INFINITY;
      for (const word of new Set(readings(text))) {
        if (!/^[a-z]+$/.test(word)) continue;
        for (const other of neighbors(word)) rank = Math.min(rank, ranks.get(other) ?? rank);
      }
      if (rank === Number.POSITIVE_INFINITY) continue;
      const leet = new Set(text.replace(/[a-z]/gi, '')).size;
      found.push({ ...wordPiece({ text, kind: 'word', rank, leet, neighbors: neighborsOf(length) }), start });
    }
  return found;
}
