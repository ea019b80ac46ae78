import type { Attack } from '@/engines/regex/cost/cost';
import { type Match, type MatchGroup, type MatchList, matchAt } from '@/engines/regex/match-list';
import type { TableRows } from '@/kit/output';

/** Groups in lookarounds can overlap without end; a table of them stops at this many characters. */
const LARGEST_TABLE = 20_000_000;

export const getName = ({ name }: MatchGroup, at: number): string => name ?? String(at + 1);

const writeGroups = (groups: Match['groups'], places: boolean): string =>
  groups
    .map((group, at) => {
      const place = places && group.value !== undefined ? ` (${group.index}–${group.end})` : '';
      return `${getName(group, at)}: ${group.value ?? '—'}${place}`;
    })
    .join(', ');

/** The matches as a table of texts; with the `d` flag each group tells its place. */
export function toTable(list: MatchList, text: string, flags: string): TableRows {
  const rows: string[][] = [];
  let size = 0;
  for (let at = 0; at < list.shown && size <= LARGEST_TABLE; at++) {
    const match = matchAt(list, text, at);
    const row = [match.value, String(match.index), writeGroups(match.groups, flags.includes('d'))];
    rows.push(row);
    size += row[0]!.length + row[2]!.length;
  }
  return { columns: ['Match', 'Index', 'Groups'], rows };
}

/** A text that grows, as an expression that one can run: `"x" + "a".repeat(n) + "!"`. */
export const writeAttack = ({ pieces }: Attack): string =>
  pieces.map(({ text, repeated }) => JSON.stringify(text) + (repeated ? '.repeat(n)' : '')).join(' + ');
