import type { Cost } from './cost';

const DEGREES: Readonly<Record<number, string>> = { 2: 'Quadratic', 3: 'Cubic' };

/** What a pattern costs to run, in a word or two. */
export function costText({ kind, degree = 1 }: Cost): string {
  if (kind === 'polynomial') return DEGREES[degree] ?? `Polynomial, degree ${degree}`;
  return { linear: 'Linear', exponential: 'Exponential', unknown: 'Not known' }[kind];
}
