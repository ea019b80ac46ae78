import type { Angle } from '@/engines/calculate/real';
import { InputError } from '@/engines/input-error';
import { readDate } from './dates';
import { evaluateLine, isTaken } from './evaluate';
import { withoutComment } from './tokens';
import { type Value, writeValue } from './values';

export interface NotebookLine {
  /** From 1. */
  readonly line: number;
  readonly input: string;
  /** The name that the line gives to its result. */
  readonly name?: string;
  readonly result?: string;
  /** Whether the result is exactly what is shown. */
  readonly exact?: boolean;
  readonly error?: string;
  /** Where the error is, from 1. */
  readonly column?: number;
}

export const MOST_LINES = 2000;
const LONGEST_LINE = 1000;
const ASSIGNMENT = /^\s*([\p{L}_][\p{L}\p{M}\d_]*)\s*=(?!=)/u;

interface Settings {
  readonly angle: Angle;
  readonly digits: number;
  /** The time on the visitor's clock, as in 2026-01-31 23:59. */
  readonly now: string;
}

type LineResult = { readonly value: Value; readonly isTotal: boolean };
/** What the lines so far came to; nothing where there is nothing to compute. */
type Results = readonly (LineResult | 'bad' | undefined)[];

/** What each line with a calculation comes to. Lines without one, and comments, are left out. */
export function runNotebook(text: string, { angle, digits, now }: Settings): NotebookLine[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MOST_LINES) throw new InputError(`A notebook can have up to ${MOST_LINES} lines`);
  const names = new Map<string, Value>();
  const broken = new Set<string>();
  const values: (LineResult | 'bad' | undefined)[] = [];
  const time = readDate(now);
  return lines.flatMap((line, at): NotebookLine[] => {
    const scope = {
      angle,
      now: time,
      names,
      broken,
      last: values.findLast((one) => typeof one === 'object')?.value,
      lineAt: (number: number) => valueOfLine(number, at, values),
      above: () => valuesAbove(lines, values, at),
    };
    const written = withoutComment(line.slice(0, LONGEST_LINE + 1)).replace(/\s*=?\s*$/, '');
    if (written.trim() === '') {
      values.push(undefined);
      return [];
    }
    const [assigned, name] = ASSIGNMENT.exec(written) ?? [];
    try {
      if (line.length > LONGEST_LINE) throw new InputError(`A line can have up to ${LONGEST_LINE} characters`);
      if (name && isTaken(name.toLowerCase()))
        throw new InputError(`${name} means something already: choose another name`);
      const from = assigned?.length ?? 0;
      const kept = evaluateLine(written.slice(from), from, scope);
      const { text: result, exact } = writeValue(kept.value, digits);
      values.push(kept);
      if (name) {
        names.set(name.toLowerCase(), kept.value);
        broken.delete(name.toLowerCase());
      }
      return [{ line: at + 1, input: line.trim(), ...(name && { name }), result, exact }];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      values.push('bad');
      // What the name stood for before is not what is meant now.
      if (name && !isTaken(name.toLowerCase())) {
        names.delete(name.toLowerCase());
        broken.add(name.toLowerCase());
      }
      return [
        {
          line: at + 1,
          input: line.trim(),
          ...(name && { name }),
          error: error.message,
          column: error.details.column ?? 1,
        },
      ];
    }
  });
}

function valueOfLine(number: number, at: number, values: Results): Value {
  if (number < 1 || number > at) throw new InputError(`Line ${number} isn’t above this one`);
  const kept = values[number - 1];
  if (!kept || kept === 'bad') throw new InputError(`Line ${number} has no result`);
  return kept.value;
}

/** Up to the first empty line above, without sums of the same lines. */
function valuesAbove(lines: readonly string[], values: Results, at: number): Value[] {
  let start = at;
  while (start > 0 && lines[start - 1]!.trim() !== '') start--;
  const bad = values.indexOf('bad', start);
  if (bad >= 0) throw new InputError(`Line ${bad + 1} above has an error`);
  return values.slice(start, at).flatMap((kept) => (typeof kept === 'object' && !kept.isTotal ? [kept.value] : []));
}
