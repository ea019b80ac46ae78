import { type Cost, estimateCost } from './cost';

let last: { pattern: string; flags: string; cost: Cost } | undefined;

/** The cost of the pattern asked for last is kept: the next keystroke in the text does not change it. */
export function memoCost(pattern: string, flags: string): Cost {
  if (last?.pattern !== pattern || last.flags !== flags) last = { pattern, flags, cost: estimateCost(pattern, flags) };
  return last.cost;
}
