import { getFlavours } from '@/engines/regex/code/flavours';
import { compile } from '@/engines/regex/compile';
import { result } from '@/kit';
import type { Tested } from './tested';

export function compareFlavours(pattern: string, flags: string) {
  compile(pattern, flags);
  const flavours = getFlavours(pattern, flags);
  const data: Tested = { flavours };
  const rows = flavours.map(({ flavour, refused, notes, source = pattern }) => [
    flavour,
    source,
    [...(refused.length > 0 ? [`Refused: ${refused.join(', and ')}.`] : []), ...notes].join(' '),
  ]);
  return result({ columns: ['Flavor', 'Pattern', 'Differences'], rows }, { data });
}
