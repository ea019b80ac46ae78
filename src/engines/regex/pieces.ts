import type { MatchList } from './match-list';

/** A part of a match in one colour: that of a group, or with 0 that of the match. */
export interface Piece {
  start: number;
  end: number;
  group: number;
}

/** Of a pattern with more groups than this the rest have no colour. */
const MOST_GROUPS = 100;

const getStride = ({ groupNames }: MatchList): number => 2 * (groupNames.length + 1);

/** The first index from 0 to `count` for which `isPast` holds; once it does, it holds for all that follow. */
function search(count: number, isPast: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where a match, or a group of it, is; nowhere if there is no such group or it took no part. */
export function getSpan(list: MatchList, match: number, group = 0): { start: number; end: number } | undefined {
  if (group > list.groupNames.length) return undefined;
  const base = match * getStride(list) + 2 * group;
  const start = list.spans[base]!;
  return start < 0 ? undefined : { start, end: list.spans[base + 1]! };
}

/** The first of the shown matches that ends at or behind a place. */
export const firstMatchAt = (list: MatchList, place: number): number => {
  const stride = getStride(list);
  return search(list.shown, (match) => list.spans[match * stride + 1]! >= place);
};

/** A match from one place to another, cut where the group changes: the innermost one has its colour shown. */
export function splitPieces(list: MatchList, match: number, from: number, to: number): Piece[] {
  const inside: Piece[] = [];
  const cuts = new Set([from, to]);
  for (let group = 1; group <= Math.min(list.groupNames.length, MOST_GROUPS); group++) {
    const span = getSpan(list, match, group);
    if (!span || span.start >= to || span.end <= from) continue;
    const piece = { start: Math.max(span.start, from), end: Math.min(span.end, to), group };
    inside.push(piece);
    cuts.add(piece.start).add(piece.end);
  }
  const places = [...cuts].sort((one, other) => one - other);
  const pieces: Piece[] = [];
  for (let at = 0; at + 1 < places.length; at++) {
    const start = places[at]!;
    const end = places[at + 1]!;
    // A group within another opens later and so has the higher number.
    const group = inside.findLast((piece) => piece.start <= start && piece.end >= end)?.group ?? 0;
    const last = pieces.at(-1);
    if (last?.group === group) last.end = end;
    else pieces.push({ start, end, group });
  }
  return pieces;
}

/** The number of the innermost group around a place of the text, if it is in one. */
export function groupInText(list: MatchList, offset: number): number | undefined {
  for (let match = firstMatchAt(list, offset); match < list.shown; match++) {
    if (getSpan(list, match)!.start > offset) break;
    for (let group = Math.min(list.groupNames.length, MOST_GROUPS); group > 0; group--) {
      const span = getSpan(list, match, group);
      if (span && span.start <= offset && offset <= span.end) return group;
    }
  }
  return undefined;
}

/**
 * The matches of a text in one that was made of it by an edit, until its own are found: those before the edit stay, those
 * behind it move along, what the edit touches is left out.
 */
export function carryOver(list: MatchList, text: string, edited: string): MatchList {
  if (text === edited) return list;
  const most = Math.min(text.length, edited.length);
  let before = 0;
  while (before < most && text.charCodeAt(before) === edited.charCodeAt(before)) before++;
  let behind = 0;
  while (
    behind < most - before &&
    text.charCodeAt(text.length - 1 - behind) === edited.charCodeAt(edited.length - 1 - behind)
  )
    behind++;
  const stride = getStride(list);
  const moved = edited.length - text.length;
  const spans: number[] = [];
  for (let base = 0; base < list.shown * stride; base += stride) {
    const isBefore = list.spans[base + 1]! <= before;
    if (!isBefore && list.spans[base]! < text.length - behind) continue;
    for (let at = base; at < base + stride; at++) {
      const place = list.spans[at]!;
      // A group in a look-around can be on the other side of the edit.
      const isWhole = isBefore ? place <= before : place >= text.length - behind;
      spans.push(place < 0 || !isWhole ? -1 : isBefore ? place : place + moved);
    }
  }
  const shown = spans.length / stride;
  return { ...list, spans: Int32Array.from(spans), shown };
}
