import { mayCombine, splitGraphemes, wordSegments } from '@/engines/text/segment';
import { type CompareOptions, comparable } from './compare';
import { matchSequences } from './sequence';

/** What differs inside a pair of lines. Ranges are start, end, start, end, ... in UTF-16 units of the line. */
export interface WordDiff {
  left: number[];
  right: number[];
  /** Share of the lines' visible characters found in both, 0 to 1: low values are better shown as two whole lines. */
  likeness: number;
  /** The lines were too long, and all between what they have in common at the start and at the end counts as changed. */
  capped: boolean;
}

export interface WordDiffOptions extends CompareOptions {
  /** What is marked: words, or single characters as readers count them. */
  marks?: 'words' | 'characters';
  /** Longest line, in UTF-16 units, that is compared word by word. */
  maxLength?: number;
}

/** Words, runs of white space and single marks; a character made of several code points is never torn. */
export function diffWords(left: string, right: string, options: WordDiffOptions = {}): WordDiff {
  const limit = options.maxLength ?? 10_000;
  if (left.length > limit || right.length > limit) return commonEnds(left, right);
  const ids = new Map<string, number>();
  const a = tokenise(left, options, ids);
  const b = tokenise(right, options, ids);
  const { match } = matchSequences(Int32Array.from(a.ids), Int32Array.from(b.ids), ids.size);
  const matched = new Uint8Array(b.ids.length);
  for (const at of match) if (at >= 0) matched[at] = 1;
  let common = 0;
  let all = 0;
  a.ids.forEach((_, i) => {
    const weight = a.visible[i]! * (a.ends[i]! - a.starts[i]!);
    all += weight;
    if (match[i]! >= 0) common += weight;
  });
  b.ids.forEach((_, j) => {
    const weight = b.visible[j]! * (b.ends[j]! - b.starts[j]!);
    all += weight;
    if (matched[j]) common += weight;
  });
  return {
    left: unmatchedRanges(a, (i) => match[i]! >= 0),
    right: unmatchedRanges(b, (j) => matched[j] === 1),
    likeness: all === 0 ? 1 : common / all,
    capped: false,
  };
}

interface Tokens {
  ids: number[];
  starts: number[];
  ends: number[];
  visible: number[];
}

function tokenise(line: string, options: WordDiffOptions, ids: Map<string, number>): Tokens {
  const tokens: Tokens = { ids: [], starts: [], ends: [], visible: [] };
  const cuts = options.marks === 'characters' ? characterCuts(line) : wordCuts(line);
  const textEnd = line.trimEnd().length;
  for (let i = 0; i + 1 < cuts.length; i++) {
    const raw = line.slice(cuts[i]!, cuts[i + 1]!);
    const key = getKey(raw, options, cuts[i]! >= textEnd);
    // Nothing is left of an ignored token, so it is neither equal nor changed.
    if (key === '') continue;
    let id = ids.get(key);
    if (id === undefined) {
      id = ids.size;
      ids.set(key, id);
    }
    tokens.ids.push(id);
    tokens.starts.push(cuts[i]!);
    tokens.ends.push(cuts[i + 1]!);
    tokens.visible.push(/\S/.test(raw) ? 1 : 0);
  }
  return tokens;
}

/** White space within a line counts for itself where only its amount, or what ends the line, is ignored. */
function getKey(raw: string, options: WordDiffOptions, isAtEnd: boolean): string {
  const { ignoreWhitespace, whitespace = 'all', ...rest } = options;
  if (!ignoreWhitespace || whitespace === 'all' || /\S/.test(raw)) return comparable(raw, options);
  if (isAtEnd) return '';
  return whitespace === 'amount' ? ' ' : comparable(raw, rest);
}

function characterCuts(line: string): number[] {
  const cuts = [0];
  for (const cluster of splitGraphemes(line)) cuts.push(cuts.at(-1)! + cluster.length);
  return cuts;
}

function wordCuts(line: string): number[] {
  const cuts: number[] = [];
  for (const { index } of wordSegments(line)) cuts.push(index);
  cuts.push(line.length);
  if (!mayCombine(line)) return cuts;
  // UAX #29 keeps the two rule sets apart: a few scripts have a word boundary inside a grapheme cluster.
  const boundaries = new Set<number>([0]);
  let at = 0;
  for (const cluster of splitGraphemes(line)) {
    at += cluster.length;
    boundaries.add(at);
  }
  return cuts.filter((cut) => boundaries.has(cut));
}

function unmatchedRanges(tokens: Tokens, isMatched: (index: number) => boolean): number[] {
  const ranges: number[] = [];
  let open = false;
  for (let i = 0; i < tokens.ids.length; i++) {
    if (isMatched(i)) {
      open = false;
      continue;
    }
    if (open) ranges[ranges.length - 1] = tokens.ends[i]!;
    else ranges.push(tokens.starts[i]!, tokens.ends[i]!);
    open = true;
  }
  return ranges;
}

function commonEnds(left: string, right: string): WordDiff {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left.charCodeAt(start) === right.charCodeAt(start)) start++;
  if (start === left.length && start === right.length) return { left: [], right: [], likeness: 1, capped: true };
  start = Math.min(graphemeStart(left, start), graphemeStart(right, start));
  let end = 0;
  while (end < shorter - start && left.charCodeAt(left.length - end - 1) === right.charCodeAt(right.length - end - 1)) {
    end++;
  }
  end = Math.min(
    left.length - graphemeEnd(left, left.length - end),
    right.length - graphemeEnd(right, right.length - end),
  );
  return {
    left: start < left.length - end ? [start, left.length - end] : [],
    right: start < right.length - end ? [start, right.length - end] : [],
    likeness: (2 * (start + end)) / (left.length + right.length),
    capped: true,
  };
}

/** Enough for any character in use; looking back further would cost more than a torn cluster of hundreds of marks. */
const CLUSTER_REACH = 64;

/** The last grapheme boundary at or before an offset. */
function graphemeStart(text: string, offset: number): number {
  if (offset >= text.length) return text.length;
  let boundary = Math.max(0, offset - CLUSTER_REACH);
  for (const cluster of splitGraphemes(text.slice(boundary, offset + CLUSTER_REACH))) {
    if (boundary + cluster.length > offset) break;
    boundary += cluster.length;
  }
  return boundary;
}

/** The first grapheme boundary at or after an offset. */
function graphemeEnd(text: string, offset: number): number {
  const start = graphemeStart(text, offset);
  if (start === offset) return offset;
  const [first] = splitGraphemes(text.slice(start, start + 2 * CLUSTER_REACH));
  return start + (first?.length ?? 0);
}
