/** Where in the input something is wrong. Lines and columns count from 1, the offset (UTF-16 units) from 0. */
export interface Place {
  line?: number;
  column?: number;
  offset?: number;
}

export interface InputErrorDetails extends Place {
  /** Heading of the message, where a tool's own is not "Error". */
  title?: string;
  /** Said below the message: what exactly is wrong, where the message itself is a fixed one. */
  hint?: string;
  /** Name of the input or option at fault, where a tool takes several. */
  field?: string;
  /** What Repair would do about it, where it can be mended: a page offers it, nothing does it unasked. */
  repairs?: readonly string[];
  /** Which step of a chain it is, from 0. */
  step?: number;
}

/** The most a message says. What it repeats of an input, by itself or in the words of a library, is a line at most. */
const LONGEST_MESSAGE = 500;
const LONGEST_WORD = 100;
const LOOKED_AT = 10_000;

/** The first characters of a text, without half of one at the end. */
const findStart = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** A message with what is too long in it left out, wherever it stands. */
export function shortMessage(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message;
  // Of megabytes only the ends are looked at.
  const ends = message.length > 2 * LOOKED_AT ? message.slice(0, LOOKED_AT) + message.slice(-LOOKED_AT) : message;
  const short = ends.replace(/\S+/g, (word) =>
    word.length > LONGEST_WORD ? `${findStart(word, LONGEST_WORD)}…` : word,
  );
  if (short.length <= LONGEST_MESSAGE) return short;
  const end = short.slice(-LONGEST_WORD).replace(/^[\udc00-\udfff]/, '');
  return `${findStart(short, LONGEST_MESSAGE - LONGEST_WORD - 3)} … ${end}`;
}

/** The visitor's input cannot be processed, and the message says why. Any other exception is a bug in the tool. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Of the class itself, too: minifying gives it another. */
  static override readonly name = 'InputError';
  readonly details: InputErrorDetails;

  constructor(message: string, details: InputErrorDetails = {}) {
    super(shortMessage(message));
    this.details = {
      ...details,
      ...(details.hint !== undefined && { hint: shortMessage(details.hint) }),
      ...(details.repairs && { repairs: details.repairs.map(shortMessage) }),
    };
  }

  /** Known by what it carries: two threads, or two bundles of this code, each have a class of their own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'InputError' && 'details' in value;
  }
}

/** Line and column (from 1) of an offset in a text. `\r\n` counts as one line break. */
export function placeAt(text: string, offset: number): Required<Place> {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    start = at + 1;
  }
  return { line, column: offset - start + 1, offset };
}

/** Offset of a line and column (from 1), for errors that come without one. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let n = 1; n < line; n++) {
    const newline = text.indexOf('\n', start);
    if (newline === -1) break;
    start = newline + 1;
  }
  return Math.min(start + column - 1, text.length);
}
