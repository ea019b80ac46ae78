import { grouped } from '@/engines/number/grouped';
import type { Given } from './look';

/** Longer than this, or of several lines, a text is no name of a tool: a field of one line would spoil it. */
const LONGEST = 200;

export const isMoreThanTyped = (text: string): boolean => text.length > LONGEST || /[\r\n]/.test(text.trim());

/** What is held, in a few words. */
export function describeGiven(given: Given): string {
  if (given.kind !== 'files') {
    const lines = given.text.trimEnd().split(/\r\n?|\n/).length;
    return `Pasted text, ${lines > 1 ? `${grouped(lines)} lines` : `${grouped(given.text.length)} characters`}`;
  }
  const [first, ...others] = given.files;
  return others.length > 0 ? `${first?.name} and ${others.length} more` : (first?.name ?? '');
}

/** How it begins. */
export const startOf = (given: Given): string =>
  given.kind === 'files'
    ? ''
    : given.text
        .trim()
        .slice(0, 120)
        .split(/\r\n?|\n/, 1)[0]!;
