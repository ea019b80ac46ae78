import { grouped } from '@/engines/number/grouped';
import { type MatchList, matchAt } from '@/engines/regex/match-list';
import { substitutions } from '@/engines/regex/substitutions';
import { result } from '@/kit';
import type { Tested } from './tested';

const LARGEST_TABLE = 20_000_000;

/** Each match, and what takes its place. */
export function listReplacements(matches: MatchList, text: string, replacement: string) {
  const rows: string[][] = [];
  let size = 0;
  for (const written of substitutions(matches, text, replacement)) {
    const { value, index } = matchAt(matches, text, rows.length);
    size += value.length + written.length;
    if (size > LARGEST_TABLE) break;
    rows.push([value, String(index), written]);
  }
  const data: Tested = { matches };
  return result(
    { columns: ['Match', 'Index', 'Replacement'], rows },
    {
      data,
      facts: [{ label: 'Matches', value: grouped(matches.total) }],
      notes:
        rows.length < matches.total ? [`Showing the first ${grouped(rows.length)} of ${grouped(matches.total)}.`] : [],
    },
  );
}
