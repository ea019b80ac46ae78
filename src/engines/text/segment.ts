/**
 * Words and grapheme clusters by Intl.Segmenter, a piece of text at a time: V8 takes time in proportion to the whole
 * string for every single segment, so one million characters in one go would take ten minutes.
 */

export interface WordSegment {
  index: number;
  segment: string;
  isWordLike: boolean;
}

const hasSegmenter = typeof Intl.Segmenter === 'function';
const made: Partial<Record<'word' | 'grapheme', Intl.Segmenter>> = {};

/** Made when it is first needed: one for words takes longer to make than the rest of a page's script to start. */
function segmenterOf(granularity: 'word' | 'grapheme'): Intl.Segmenter {
  made[granularity] ??= new Intl.Segmenter('en', { granularity });
  return made[granularity];
}

const SHORTEST_PIECE = 500;
const LONGEST_PIECE = 1000;

// Latin, Greek, Cyrillic, signs, kana, Han and Hangul without combining marks. All else may be part of a cluster.
const ALONE = String.raw`\x00-\x0c\x0e-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u2bff\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9d`;
const MAY_COMBINE = new RegExp(`[^${ALONE}]`);
// Pictures, but for the tones of skin, which change the one before them. Two are one only with a joiner between.
const MAY_JOIN = new RegExp(
  String.raw`[^${ALONE}\u{1f300}-\u{1f3fa}\u{1f400}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}]`,
  'u',
);

/** False where every code unit is sure to be a character of its own. */
export function mayCombine(text: string): boolean {
  return MAY_COMBINE.test(text);
}

/** Each character as a reader sees it; code points where the browser has no segmenter. */
export function* graphemesOf(text: string): Generator<string, void, undefined> {
  if (!hasSegmenter) {
    yield* text;
    return;
  }
  for (let start = 0; start < text.length; ) {
    const end = pieceEnd(text, start);
    const piece = text.slice(start, end);
    if (MAY_JOIN.test(piece)) for (const { segment } of segmenterOf('grapheme').segment(piece)) yield segment;
    else yield* piece;
    start = end;
  }
}

/** Which offsets stand between two characters; undefined where all do. */
export function boundariesOf(text: string): Uint8Array | undefined {
  if (!mayCombine(text)) return undefined;
  const between = new Uint8Array(text.length + 1);
  let at = 0;
  between[0] = 1;
  for (const grapheme of graphemesOf(text)) {
    at += grapheme.length;
    between[at] = 1;
  }
  return between;
}

const PLAIN_SEGMENT =
  /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_\u200d]*(?:['\u2019.][\p{L}\p{N}][\p{L}\p{N}\p{M}_\u200d]*)*|\s+|\P{M}(?:\p{M}|\u200d)*|\p{M}+/gu;

/** Words and all that stands between them, in order and without gaps. */
export function* wordSegments(text: string): Generator<WordSegment, void, undefined> {
  if (!hasSegmenter) {
    for (const { 0: segment, index } of text.matchAll(PLAIN_SEGMENT)) {
      yield { index, segment, isWordLike: /[\p{L}\p{N}]/u.test(segment) };
    }
    return;
  }
  for (let start = 0; start < text.length; ) {
    const end = pieceEnd(text, start);
    for (const { index, segment, isWordLike } of segmenterOf('word').segment(text.slice(start, end))) {
      yield { index: start + index, segment, isWordLike: isWordLike === true };
    }
    start = end;
  }
}

/** Where a piece may end without changing a boundary: at a line feed, before a space, or between plain characters. */
function pieceEnd(text: string, start: number): number {
  if (text.length - start <= LONGEST_PIECE) return text.length;
  const from = start + SHORTEST_PIECE;
  const window = text.slice(from, start + LONGEST_PIECE);
  const feed = window.lastIndexOf('\n');
  if (feed >= 0) return from + feed + 1;
  const space = window.search(/[!-~] /);
  if (space >= 0) return from + space + 1;
  for (let i = 0; i + 1 < window.length; i++) if (!mayCombine(window.slice(i, i + 2))) return from + i + 1;
  const last = text.charCodeAt(start + LONGEST_PIECE);
  return start + LONGEST_PIECE - ((last & 0xfc00) === 0xdc00 ? 1 : 0);
}
