import { InputError } from '@/engines/input-error';

/** The ten word lists of BIP 39. */
export const MNEMONIC_LANGUAGES = {
  english: 'English',
  japanese: 'Japanese',
  korean: 'Korean',
  spanish: 'Spanish',
  'simplified-chinese': 'Chinese (Simplified)',
  'traditional-chinese': 'Chinese (Traditional)',
  french: 'French',
  italian: 'Italian',
  czech: 'Czech',
  portuguese: 'Portuguese',
} as const;

export type MnemonicLanguage = keyof typeof MNEMONIC_LANGUAGES;

const LISTS: Readonly<Record<MnemonicLanguage, () => Promise<{ wordlist: string[] }>>> = {
  english: () => import('@scure/bip39/wordlists/english.js'),
  japanese: () => import('@scure/bip39/wordlists/japanese.js'),
  korean: () => import('@scure/bip39/wordlists/korean.js'),
  spanish: () => import('@scure/bip39/wordlists/spanish.js'),
  'simplified-chinese': () => import('@scure/bip39/wordlists/simplified-chinese.js'),
  'traditional-chinese': () => import('@scure/bip39/wordlists/traditional-chinese.js'),
  french: () => import('@scure/bip39/wordlists/french.js'),
  italian: () => import('@scure/bip39/wordlists/italian.js'),
  czech: () => import('@scure/bip39/wordlists/czech.js'),
  portuguese: () => import('@scure/bip39/wordlists/portuguese.js'),
};

export const loadWords = async (language: MnemonicLanguage): Promise<string[]> => (await LISTS[language]()).wordlist;

export const WORD_COUNTS = [12, 15, 18, 21, 24] as const;
/** Far more than a mnemonic has; what is longer is some other text. */
const LONGEST = 2000;
const SUGGESTIONS = 3;

const normal = (text: string) => text.normalize('NFKD').toLowerCase();
/** Without accents and voicing marks, as people type who cannot type them. */
const bare = (word: string) => normal(word).replace(/\p{M}/gu, '');

/** Works something out once for each list. */
function perList<Made>(make: (list: readonly string[]) => Made): (list: readonly string[]) => Made {
  const made = new WeakMap<readonly string[], { value: Made }>();
  return (list) => {
    const known = made.get(list) ?? { value: make(list) };
    made.set(list, known);
    return known.value;
  };
}
const bareList = perList((list) => list.map(bare));
/** The words as the lists write them, by how they are compared. */
const knownWords = perList((list) => new Map(list.map((word) => [normal(word), word])));

/** The words of a text; numbers before them ("1. abandon") are left out, and Chinese needs no spaces. */
export function splitMnemonic(text: string): string[] {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => normal(word).replace(/^\d+[.):]?/, ''))
    .filter(Boolean);
  return words.flatMap((word) => (/^\p{Script=Han}{2,}$/u.test(word) ? [...word] : [word]));
}

/** Changes of one letter between two words, two letters that changed places counting as one (Damerau); given up above the limit. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)]);
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = least;
      best = Math.min(best, least);
    }
    if (best > limit) return limit + 1;
  }
  return rows[a.length]![b.length]!;
}

/** Words of the list like this one, the likeliest first. */
export function similarWords(word: string, list: readonly string[], within = 2): string[] {
  const wanted = bare(word);
  if (wanted.length < 2 || wanted.length > 20) return [];
  return bareList(list)
    .map((other, at) => {
      const far = distance(wanted, other, within);
      // Four letters tell the words of most lists apart, so that a shared start weighs more than a letter.
      const startsAlike = wanted.length >= 4 && other.startsWith(wanted.slice(0, 4));
      return { one: list[at]!, far: startsAlike ? Math.min(far, within) - 0.5 : far };
    })
    .filter(({ far }) => far <= within)
    .sort((a, b) => a.far - b.far)
    .slice(0, SUGGESTIONS)
    .map(({ one }) => one.normalize('NFC'));
}

const listed = (items: readonly string[]) => items.join(', ').replace(/, ([^,]*)$/, ' or $1');
const refuse = (message: string): never => {
  throw new InputError(message, { field: 'mnemonic' });
};

async function otherLanguage(words: readonly string[], language: MnemonicLanguage): Promise<string | undefined> {
  for (const other of Object.keys(LISTS) as MnemonicLanguage[]) {
    if (other === language) continue;
    const known = knownWords(await loadWords(other));
    if (words.every((word) => known.has(word))) return MNEMONIC_LANGUAGES[other];
  }
  return undefined;
}

/** The entropy behind the words of a mnemonic; an `InputError` names the word that is wrong, and what may have been meant. */
export async function readMnemonic(text: string, language: MnemonicLanguage): Promise<Uint8Array> {
  const { mnemonicToEntropy } = await import('@scure/bip39');
  if (text.length > LONGEST) refuse('This is too long to be a mnemonic');
  const words = splitMnemonic(text);
  const list = await loadWords(language);
  const known = knownWords(list);

  const at = words.findIndex((word) => !known.has(word));
  if (at !== -1) {
    const other = await otherLanguage(words, language);
    if (other) refuse(`These words are from another list: choose ${other} as Language`);
    const word = words[at]!;
    const similar = similarWords(word, list);
    refuse(
      `Word ${at + 1}, "${word.normalize('NFC').slice(0, 40)}", is not in the ${MNEMONIC_LANGUAGES[language]} list${similar.length > 0 ? `. Did you mean ${listed(similar)}?` : ''}`,
    );
  }
  if (!(WORD_COUNTS as readonly number[]).includes(words.length))
    refuse(`A mnemonic has ${listed(WORD_COUNTS.map(String))} words; this one has ${words.length}`);

  const computeEntropy = (candidate: readonly string[]): Uint8Array | undefined => {
    try {
      return mnemonicToEntropy(candidate.map((word) => known.get(word)!).join(' '), list);
    } catch {
      return undefined;
    }
  };
  const entropy = computeEntropy(words);
  if (entropy) return entropy;
  const mended = mendings(words, list).filter(({ words: candidate }) => computeEntropy(candidate));
  return refuse(
    `All words are in the list, but the checksum doesn’t match: a word is wrong or in the wrong place${mended.length > 0 ? `. It would match with ${listed(mended.slice(0, SUGGESTIONS).map(({ says }) => says))}` : ''}`,
  );
}

/** What a slip of the pen may have made of it: two neighbours swapped, or a word in place of one that looks like it. */
function mendings(words: readonly string[], list: readonly string[]): { words: string[]; says: string }[] {
  const swaps = words.slice(1).flatMap((second, at) => {
    const first = words[at]!;
    if (first === second) return [];
    const swapped = [...words];
    swapped[at] = second;
    swapped[at + 1] = first;
    return { words: swapped, says: `words ${at + 1} and ${at + 2} swapped` };
  });
  const others = words.flatMap((word, at) =>
    similarWords(word, list, 1)
      .filter((similar) => normal(similar) !== word)
      .map((similar) => ({
        words: words.map((old, index) => (index === at ? normal(similar) : old)),
        says: `"${similar}" for word ${at + 1}, "${word.normalize('NFC')}"`,
      })),
  );
  return [...others, ...swaps];
}
