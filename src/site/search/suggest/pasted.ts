import { grouped } from '@/engines/number/grouped';
import type { Pasted } from './detect-pasted';

/** Longer than this, or of several lines, a text is no name of a tool and no question: a field of one line would spoil it. */
const LONGEST = 200;
/** Nor is a single word that is longer than this: a token, a key, an encoded text. */
const LONGEST_WORD = 60;

export const isMoreThanTyped = (text: string): boolean =>
  text.length > LONGEST || /[\r\n]/.test(text.trim()) || (text.length > LONGEST_WORD && !/\s/.test(text.trim()));

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

/** How it begins: as much as a few lines show. */
export const findStart = (provided: Pasted): string =>
  provided.kind === 'files'
    ? ''
    : provided.text
        .trimStart()
        .slice(0, 300)
        .split(/\r\n?|\n/, 3)
        .join('\n')
        .trimEnd();
