import { grouped } from '@/engines/number/grouped';
import type { Pasted } from './detect-pasted';

/** Longer than this, or of several lines, a text is no name of a tool: a field of one line would spoil it. */
const LONGEST = 200;

export const isMoreThanTyped = (text: string): boolean => text.length > LONGEST || /[\r\n]/.test(text.trim());

/** Counted without a copy of each: this is asked with every drawing, of megabytes too. */
function countLines(text: string): number {
  const end = text.trimEnd();
  const mark = end.includes('\n') ? '\n' : '\r';
  let lines = 1;
  for (let at = end.indexOf(mark); at >= 0; at = end.indexOf(mark, at + 1)) lines++;
  return lines;
}

/** What is held, in a few words. */
export function describePasted(provided: Pasted): string {
  if (provided.kind !== 'files') {
    const lines = countLines(provided.text);
    return `Pasted text, ${lines > 1 ? `${grouped(lines)} lines` : `${grouped(provided.text.length)} characters`}`;
  }
  const [first, ...others] = provided.files;
  return others.length > 0 ? `${first?.name} and ${others.length} more` : (first?.name ?? '');
}

/** How it begins. */
export const findStart = (provided: Pasted): string =>
  provided.kind === 'files'
    ? ''
    : provided.text
        .trimStart()
        .slice(0, 120)
        .split(/\r\n?|\n/, 1)[0]!;
