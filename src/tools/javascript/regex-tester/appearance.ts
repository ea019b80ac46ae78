import type { MatchList } from '@/engines/regex/match-list';
import { firstMatchAt, getSpan, type Piece, splitPieces } from '@/engines/regex/pieces';
import type { Mark } from '@/ui/output/marks';

/** Groups have this many colours, in turn. */
export const GROUP_COLOURS = 6;
export const groupColour = (group: number): number => ((group - 1) % GROUP_COLOURS) + 1;

/** The colour of a piece of a match. */
export const appearance = (match: number, group: number): string =>
  group > 0 ? `rt-g${groupColour(group)}` : match % 2 ? 'rt-odd' : 'rt-even';

/** In a row with more matches than this the groups have no colours: thousands of elements would hold up the page. */
const MOST_IN_ROW = 16;
export const isDense = (list: MatchList, from: number, to: number): boolean =>
  firstMatchAt(list, to) - firstMatchAt(list, from) > MOST_IN_ROW;

/** A part of a match, by its groups or as a whole. */
export const getParts = (list: MatchList, match: number, from: number, to: number, byGroup: boolean): Piece[] =>
  byGroup ? splitPieces(list, match, from, to) : [{ start: from, end: to, group: 0 }];

/** What is coloured between two places of a text: matches, in turn, and their groups. */
export function getMarks(list: MatchList, from: number, to: number, here?: number, byGroup = true): Mark[] {
  const marks: Mark[] = [];
  for (let match = firstMatchAt(list, from); match < list.shown; match++) {
    const { start, end } = getSpan(list, match)!;
    if (start >= to) break;
    for (const piece of getParts(list, match, Math.max(start, from), Math.min(end, to), byGroup)) {
      if (piece.start === piece.end) continue;
      const span = here === undefined ? undefined : getSpan(list, match, here);
      const isHere = span && span.start <= piece.start && piece.end <= span.end;
      marks.push({
        start: piece.start,
        end: piece.end,
        className: appearance(match, piece.group) + (isHere ? ' rt-here' : ''),
      });
    }
  }
  return marks;
}
