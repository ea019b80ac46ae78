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

/** The visitor's input cannot be processed, and the message says why. Any other exception is a bug in the tool. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Of the class itself, too: minifying gives it another. */
  static override readonly name = 'InputError';
  readonly details: InputErrorDetails;

  constructor(message: string, details: InputErrorDetails = {}) {
    super(message);
    this.details = details;
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
