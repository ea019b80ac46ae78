import { type Trace, type TraceStep, traceMatch } from '@/engines/regex/cost/machine';
import { compileSteps, parsePattern } from '@/engines/regex/cost/parse';
import { findMatches } from '@/engines/regex/matches';
import { InputError, result } from '@/kit';
import type { Tested } from './tested';

/** More, nobody follows. */
const MOST_STEPS = 2000;

const WORDS: Readonly<Record<TraceStep['kind'], string>> = {
  start: 'Starts here',
  take: 'Takes',
  miss: 'Doesn’t fit',
  check: 'Checks',
  fail: 'Doesn’t hold',
  back: 'Goes back',
  match: 'Match',
  none: 'No match',
};
export const sayStep = ({ kind }: TraceStep): string => WORDS[kind];

const drawSign = (text: string): string => (text === '' ? '' : JSON.stringify(text).slice(1, -1));

/** Where the search for a match begins: behind the one before it. */
function startOf(pattern: string, flags: string, text: string, match: number): number {
  if (match <= 1 || !/[gy]/.test(flags)) return 0;
  const list = findMatches(pattern, flags, text, { limit: match });
  if (list.shown < match) throw new InputError(`There are only ${list.shown} matches`, { field: 'match' });
  const stride = 2 * (list.groupNames.length + 1);
  const [start, end] = [list.spans[(match - 2) * stride]!, list.spans[(match - 2) * stride + 1]!];
  return end === start ? end + 1 : end;
}

/** What the engine does for one match, step by step. */
export function listSteps(pattern: string, flags: string, text: string, match: number) {
  const tree = parsePattern(pattern, flags);
  if (!tree)
    throw new InputError('The steps of this pattern can’t be shown: its syntax is too new', { field: 'pattern' });
  const from = startOf(pattern, flags, text, match);
  const trace: Trace = traceMatch(compileSteps(tree, flags), text, {
    from,
    most: MOST_STEPS,
    sticky: flags.includes('y'),
  });
  const data: Tested = { trace };
  return result(
    {
      columns: ['Step', 'What', 'Part', 'At', 'Text'],
      rows: trace.steps.map((step, at) => [
        String(at + 1),
        sayStep(step),
        pattern.slice(...step.part),
        String(step.from),
        drawSign(text.slice(step.from, step.to)),
      ]),
    },
    {
      data,
      facts: [{ label: 'Steps', value: `${trace.steps.length}${trace.isCut ? ' or more' : ''}` }],
      notes: trace.isCut ? [`Only the first ${MOST_STEPS} steps are shown.`] : [],
    },
  );
}
