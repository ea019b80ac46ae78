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

/** The opening that everybody knows. */
const OPENING = ['Lorem', 'ipsum', 'dolor', 'sit', 'amet'];

/** With the opening in place of as many words, so that the length stays. A sentence has six and more. */
function opened(text: string, isSentence: boolean): string {
  const words = text.split(' ');
  const opening = OPENING.slice(0, words.length).map((word) => (isSentence ? word : word.toLowerCase()));
  // No second comma soon behind the one that the opening has.
  const rest = words.slice(opening.length).map((word, at) => (isSentence && at < 4 ? word.replace(',', '') : word));
  return [opening.join(' ') + (isSentence ? ',' : ''), ...rest].join(' ');
}

/** As many words, sentences or paragraphs as asked for; paragraphs each by themselves. */
export function compose(
  words: readonly string[],
  unit: Unit,
  count: number,
  source: RandomSource,
  startsWithLorem = false,
): string[] {
  const parts =
    unit === 'words'
      ? [drawWords(words, count, source).join(' ')]
      : unit === 'sentences'
        ? [sentences(words, count, source)]
        : Array.from({ length: count }, () => sentences(words, integerBetween(source, 4, 7), source));
  return startsWithLorem ? parts.map((part, at) => (at === 0 ? opened(part, unit !== 'words') : part)) : parts;
}

const UTF8 = new TextEncoder();

/** Sentences cut to exactly that many bytes of UTF-8, with a period at the end. */
export function composeBytes(
  words: readonly string[],
  size: number,
  source: RandomSource,
  startsWithLorem = false,
): string {
  const drawn: string[] = [];
  for (let bytes = 0; bytes < size; bytes += UTF8.encode(drawn.at(-1)).length + 1) {
    const next = sentence(words, source);
    drawn.push(startsWithLorem && drawn.length === 0 ? opened(next, true) : next);
  }
  const bytes = UTF8.encode(drawn.join(' '));
  // A character of several bytes is not cut through.
  let end = size - 1;
  while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end--;
  const text = new TextDecoder().decode(bytes.subarray(0, end)).replace(/[\s,.]+$/, '');
  return text + '.'.repeat(size - UTF8.encode(text).length);
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      /** Which words of it are a link. */
      readonly link?: readonly [from: number, to: number];
    }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** Paragraphs as an article has them: each under a heading, every second one with a list behind it. */
export function layOut(
  paragraphs: readonly string[],
  words: readonly string[],
  { headings, lists, links }: { headings: boolean; lists: boolean; links: boolean },
  source: RandomSource,
): Block[] {
  const phrase = (from: number, to: number) =>
    capital(drawWords(words, integerBetween(source, from, to), source).join(' '));
  const drawLink = (text: string): readonly [number, number] => {
    const count = text.split(' ').length;
    const from = integerBetween(source, 1, Math.max(1, count - 4));
    return [from, from + integerBetween(source, 1, 3)];
  };
  return paragraphs.flatMap((text, at): Block[] => [
    ...(headings ? [{ kind: 'heading', text: phrase(2, 5) } as const] : []),
    { kind: 'paragraph', text, ...(links && { link: drawLink(text) }) },
    ...(lists && at % 2 === 0
      ? [{ kind: 'list', items: Array.from({ length: integerBetween(source, 3, 6) }, () => phrase(2, 6)) } as const]
      : []),
  ]);
}
