import type { MatchList } from '@/engines/regex/match-list';
import { firstMatchAt, piecesOf, spanOf } from '@/engines/regex/pieces';
import type { Mark } from '@/ui/marks';

/** Groups have this many colours, in turn. */
export const GROUP_COLOURS = 6;
export const groupColour = (group: number): number => ((group - 1) % GROUP_COLOURS) + 1;

/** The colour of a piece of a match. */
export const lookOf = (match: number, group: number): string =>
  group > 0 ? `rt-g${groupColour(group)}` : match % 2 ? 'rt-odd' : 'rt-even';

/** What is coloured between two places of a text: matches, in turn, and their groups. */
export function marksOf(list: MatchList, from: number, to: number, here?: number): Mark[] {
  const marks: Mark[] = [];
  for (let match = firstMatchAt(list, from); match < list.shown; match++) {
    const { start, end } = spanOf(list, match)!;
    if (start >= to) break;
    for (const piece of piecesOf(list, match, Math.max(start, from), Math.min(end, to))) {
      if (piece.start === piece.end) continue;
      const span = here === undefined ? undefined : spanOf(list, match, here);
      const isHere = span && span.start <= piece.start && piece.end <= span.end;
      marks.push({
        start: piece.start,
        end: piece.end,
        look: lookOf(match, piece.group) + (isHere ? ' rt-here' : ''),
      });
    }
  }
  return marks;
}
