/**
 * Words and grapheme clusters by Intl.Segmenter, a piece of text at a time: V8 takes time in proportion to the whole
 * string for every single segment, so one million characters in one go would take ten minutes.
 */

type Granularity = 'word' | 'grapheme';

export interface WordSegment {
  index: number;
  segment: string;
  isWordLike: boolean;
}

const hasSegmenter = typeof Intl.Segmenter === 'function';
const made: Partial<Record<Granularity, Intl.Segmenter>> = {};

/** Made when it is first needed: one for words takes longer to make than the rest of a page's script to start. */
function getSegmenter(granularity: Granularity): Intl.Segmenter {
  made[granularity] ??= new Intl.Segmenter('en', { granularity });
  return made[granularity];
}

const SHORTEST_PIECE = 200;
const LONGEST_PIECE = 400;
/** How far before a cut the words may be others than without it: Chinese and Thai are weighed many at a time. */
const WEIGHED_TOGETHER = 100;

// Latin, Greek, Cyrillic, signs, kana, Han and Hangul without combining marks. All else may be part of a cluster.
export const ALONE = String.raw`\x00-\x0c\x0e-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u2bff\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9d`;
const MAY_COMBINE = new RegExp(`[^${ALONE}]`);
// Between two of these a text can be cut. Not in CRLF, which is one.
export const PLAIN_PAIR = new RegExp(`[${ALONE}][${ALONE}\\r]`, 'g');
// Beside these: pictures, flags of two letters, tones of skin, variants, and the joiner that makes one picture of two.
const EXTEND = String.raw`\u{1f3fb}-\u{1f3ff}\ufe00-\ufe0f`;
const NOT_SIMPLE = new RegExp(
  String.raw`[^${ALONE}\r${EXTEND}\u200d\u{1f1e6}-\u{1f1ff}\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}]`,
  'u',
);
const SIMPLE_CLUSTER = new RegExp(
  String.raw`\r\n|[\p{Cc}\xad]|(?:\p{RI}{2}|\p{ExtPict}(?:[${EXTEND}]*\u200d\p{ExtPict})*|.)[${EXTEND}\u200d]*`,
  'gsu',
);

/** False where every code unit is sure to be a character of its own. */
export function mayCombine(text: string): boolean {
  return MAY_COMBINE.test(text);
}

/** Each character as a reader sees it; code points where the browser has no segmenter. */
export function* splitGraphemes(text: string): Generator<string, void, undefined> {
  if (!hasSegmenter) {
    yield* text;
    return;
  }
  for (let start = 0; start < text.length; ) {
    const end = safeEnd(text, start, PLAIN_PAIR);
    const piece = end === undefined ? undefined : text.slice(start, end);
    if (piece !== undefined && !NOT_SIMPLE.test(piece)) {
      // A segmenter takes longer to make than most results to be drawn.
      yield* piece.match(SIMPLE_CLUSTER)!;
      start += piece.length;
      continue;
    }
    for (const { segment } of segmentsFrom('grapheme', text, start, piece)) {
      yield segment;
      start += segment.length;
    }
  }
}

/** Where something is found at or after `at`, or the end. */
export function indexFrom(wanted: RegExp, text: string, at: number): number {
  wanted.lastIndex = at;
  return wanted.exec(text)?.index ?? text.length;
}

const PLAIN_SEGMENT =
  /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_\u200d]*(?:['\u2019.][\p{L}\p{N}][\p{L}\p{N}\p{M}_\u200d]*)*|\s+|\P{M}(?:\p{M}|\u200d)*|\p{M}+/gu;

const BEFORE_SPACE = /[!-~] /g;

/** Words and all that stands between them, in order and without gaps. */
export function* wordSegments(text: string): Generator<WordSegment, void, undefined> {
  if (!hasSegmenter) {
    for (const { 0: segment, index } of text.matchAll(PLAIN_SEGMENT)) {
      yield { index, segment, isWordLike: /[\p{L}\p{N}]/u.test(segment) };
    }
    return;
  }
  for (let start = 0; start < text.length; ) {
    const end = safeEnd(text, start, BEFORE_SPACE);
    const piece = end === undefined ? undefined : text.slice(start, end);
    for (const { segment, isWordLike } of segmentsFrom('word', text, start, piece)) {
      yield { index: start, segment, isWordLike: isWordLike === true };
      start += segment.length;
    }
  }
}

/** Where a piece may end without changing a boundary: at a line feed, or in a `pair` that is never one. */
function safeEnd(text: string, start: number, pair: RegExp): number | undefined {
  if (text.length - start <= LONGEST_PIECE) return text.length;
  const from = start + SHORTEST_PIECE;
  const window = text.slice(from, start + LONGEST_PIECE);
  const feed = window.lastIndexOf('\n');
  if (feed >= 0) return from + feed + 1;
  const found = indexFrom(pair, window, 0);
  return found < window.length ? from + found + 1 : undefined;
}

/** Half of a surrogate pair would be taken for a character that joins nothing. */
const withoutHalf = (piece: string): string => piece.replace(/[\ud800-\udbff]$/, '');

/**
 * The segments of a piece that is safe to cut out, or else those from `start` on that stay the same however the text
 * goes on. The last is never known to be whole, and of words the one before may be half of it (don / ' / t). Where there
 * is nothing but these, more is looked at.
 */
function segmentsFrom(
  granularity: Granularity,
  text: string,
  start: number,
  piece: string | undefined,
): Iterable<Intl.SegmentData> {
  const segmenter = getSegmenter(granularity);
  if (piece !== undefined) return segmenter.segment(piece);
  const [unsure, margin] = granularity === 'word' ? [2, WEIGHED_TOGETHER] : [1, 0];
  for (let length = LONGEST_PIECE; start + length < text.length; length *= 2) {
    const found = [...segmenter.segment(withoutHalf(text.slice(start, start + length)))];
    let sure = found.length - unsure;
    while (sure > 0 && found[sure]!.index > length - margin) sure--;
    if (sure > 0) return found.slice(0, sure);
  }
  return segmenter.segment(text.slice(start));
}
