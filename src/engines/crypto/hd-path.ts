import { InputError } from '@/engines/input-error';

/** There are this many indices, and as many hardened ones. */
export const INDICES = 2 ** 31;
/** An extended key has one byte for how deep it stands. */
export const DEEPEST = 255;

/** One step down from a key. */
export interface Step {
  index: number;
  /** Whether the private key alone leads there. */
  hardened: boolean;
}

/** What is written after a hardened index; word processors turn the first of them into the others. */
const MARK = "['’‘′ʹhH]";
const STEP = new RegExp(`^(\\d+)(${MARK}?)$`);
/** As much of a step as can be read. */
const READABLE = new RegExp(`^(?:\\d+${MARK}?)?`);

const wrong = (message: string, offset: number) =>
  new InputError(message, { field: 'path', line: 1, column: offset + 1, offset });

/** @param name what messages call it */
function readStep(written: string, name: string, offset: number): Step {
  if (written === '') throw wrong(`${name} is empty: put a number before and after each slash`, offset);
  const quoted = `"${written.slice(0, 40)}"`;
  const [, digits, mark] = STEP.exec(written) ?? [];
  if (digits === undefined)
    throw wrong(
      `${name}, ${quoted}, must be a number, with ' or h after it where it is hardened`,
      offset + READABLE.exec(written)![0].length,
    );
  const index = Number(digits);
  if (index < INDICES) return { index, hardened: mark !== '' };
  // Hardened indices are the upper half of 32 bits, and some programs show them like that.
  const meant = mark === '' && index < 2 * INDICES ? `; the hardened one is written ${index - INDICES}'` : '';
  throw wrong(`${name}, ${quoted}, is too large: an index is at most ${INDICES - 1}${meant}`, offset);
}

/** The steps of a derivation path, with or without the "m" before them; an `InputError` names the one that is wrong. */
export function readPath(text: string): Step[] {
  if (text.trim() === '') throw wrong("The path is empty: write m for the root, or steps below it, such as m/0'/0", 0);
  const steps: Step[] = [];
  let start = 0;
  for (const part of text.split('/')) {
    const written = part.trim();
    const offset = start + part.length - part.trimStart().length;
    if (start > 0 || !/^m$/i.test(written)) {
      if (steps.length === DEEPEST)
        throw wrong(`A path can have up to ${DEEPEST} steps, the maximum depth for keys`, offset);
      steps.push(readStep(written, `Step ${steps.length + 1} of the path`, offset));
    }
    start += part.length + 1;
  }
  return steps;
}

export const writePath = (steps: readonly Step[]): string =>
  ['m', ...steps.map(({ index, hardened }) => `${index}${hardened ? "'" : ''}`)].join('/');
