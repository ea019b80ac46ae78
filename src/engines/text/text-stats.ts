import { splitWords } from './words';

export interface Readability {
  /** 206.835 - 1.015 x words per sentence - 84.6 x vowels per word. Null where there is no word to measure. */
  score: number | null;
  words: number;
  sentences: number;
  vowels: number;
}

export interface Keyword {
  word: string;
  count: number;
}

/** The formula is Flesch's with vowels for syllables, so the figure means something for English prose only. */
export function readability(text: string): Readability {
  let words = 0;
  let vowels = 0;
  for (const word of splitWords(text)) {
    words++;
    vowels += vowelsIn(word);
  }
  if (words === 0) return { score: null, words, sentences: 0, vowels };
  const sentences = Math.max(1, sentenceCount(text));
  return { score: 206.835 - 1.015 * (words / sentences) - 84.6 * (vowels / words), words, sentences, vowels };
}

/** The most frequent words that carry meaning: most frequent first, alphabetical among equals. */
export function topKeywords(text: string, limit = 10): Keyword[] {
  const counts = new Map<string, number>();
  for (const word of splitWords(text)) {
    const folded = word.toLowerCase().replace(/\u2019/g, "'");
    if (STOP_WORDS.has(folded) || !/\p{L}/u.test(folded) || /^[a-z]$/.test(folded)) continue;
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  const order = new Intl.Collator('en');
  return Array.from(counts, ([word, count]) => ({ word, count }))
    .sort((x, y) => y.count - x.count || order.compare(x.word, y.word))
    .slice(0, limit);
}

/**
 * Runs of text with a word in them, ended by . ! ? or their like, or by a blank line. A full stop inside a number or
 * word, or before a small letter ("e.g. this"), ends nothing (UAX #29, SB6 to SB8), nor does one in a name: Dr. J. Smith.
 */
export const sentenceCount = (text: string): number => {
  let count = 0;
  eachSentence(text, () => count++);
  return count;
};

export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  eachSentence(text, (end) => {
    sentences.push(text.slice(start, end));
    start = end;
  });
  return sentences;
}

/** Titles, and initials other than I, which is a word. */
const IN_NAME =
  /(?<![\p{L}\p{M}\p{N}.])(?:Mr|Mrs|Ms|Dr|Prof|Messrs|Gen|Sen|Rep|Gov|Capt|Lt|Col|Sgt|Rev|Hon|(?!I)\p{Lu})$/u;
const LONGEST_TITLE = 6;

/** Calls back for the end of each. */
function eachSentence(text: string, found: (end: number) => void): void {
  const end = /[.!?\u2026\u203d\u3002\uff01\uff1f\u0964\u061f]+|\n[^\S\n]*\n/g;
  const word = /[\p{L}\p{N}]/gu;
  let nextWord = word.exec(text)?.index ?? -1;
  for (const { 0: mark, index } of text.matchAll(end)) {
    if (nextWord < 0) return;
    if (nextWord > index) continue;
    const after = index + mark.length;
    if (mark === '.' && /^(?:[\p{L}\p{N}]|["'\u2019\u201d)\]]*\s+\p{Ll})/u.test(text.slice(after, after + 20)))
      continue;
    if (
      mark === '.' &&
      IN_NAME.test(text.slice(Math.max(0, index - LONGEST_TITLE - 1), index)) &&
      /^\s/.test(text[after] ?? '')
    )
      continue;
    found(after + /^["'\u2019\u201d)\]]*/.exec(text.slice(after, after + 20))![0].length);
    word.lastIndex = after;
    nextWord = word.exec(text)?.index ?? -1;
  }
  if (nextWord >= 0) found(text.length);
}

/** a, e, i, o and u, with or without accents. */
function vowelsIn(word: string): number {
  const plain = /[^\x00-\x7f]/.test(word) ? word.normalize('NFD') : word;
  let count = 0;
  for (let i = 0; i < plain.length; i++) {
    // Setting bit 5 makes an ASCII letter small.
    const unit = plain.charCodeAt(i) | 32;
    if (unit === 97 || unit === 101 || unit === 105 || unit === 111 || unit === 117) count++;
  }
  return count;
}

export const STOP_WORDS = new Set(
  `a about above after again against all also am an and any are aren't as at be because been before being below between
  both but by can can't cannot could couldn't did didn't do does doesn't doing don't down during each few for from
  further had hadn't has hasn't have haven't having he he'd he'll he's her here here's hers herself him himself his how
  how's i i'd i'll i'm i've if in into is isn't it it's its itself just let's me more most mustn't my myself no nor not
  now of off on once only or other ought our ours ourselves out over own same shan't she she'd she'll she's should
  shouldn't so some such than that that's the their theirs them themselves then there there's these they they'd they'll
  they're they've this those through to too under until up upon us very was wasn't we we'd we'll we're we've were weren't
  what what's when when's where where's which while who who's whom why why's will with won't would wouldn't you you'd
  you'll you're you've your yours yourself yourselves`.split(/\s+/),
);
