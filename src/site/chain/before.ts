import type { Summary } from '@/kit/chain/protocol';
import type { InputContent } from '@/ui/input/InputBox';
import type { PlacedStep } from './state';

/** A chain with what came of its steps. */
interface Ran {
  readonly steps: readonly PlacedStep[];
  readonly summaries: readonly (Summary | undefined)[];
  readonly input: InputContent;
}

const hasStepBefore = ({ steps }: Ran, at: number) => steps.slice(0, at).some(({ off }) => !off);

const summaryBefore = ({ steps, summaries }: Ran, at: number): Summary | undefined =>
  summaries[steps.slice(0, at).findLastIndex(({ off }) => !off)];

/** The text that goes into a step, where the page has it whole. */
export function textBefore(ran: Ran, at: number): string | undefined {
  if (!hasStepBefore(ran, at)) return typeof ran.input === 'string' ? ran.input : undefined;
  const summary = summaryBefore(ran, at);
  return summary?.isCut ? undefined : summary?.text;
}

/** As much of a text as says what it is. */
const START = 2000;

/** How the value begins that a step at this place would take. */
export function startBefore(ran: Ran, at: number): string {
  if (hasStepBefore(ran, at)) return summaryBefore(ran, at)?.text ?? '';
  return typeof ran.input === 'string' ? ran.input.slice(0, START) : '';
}
