// The public types of the package. The text of this file below its imports, behind that of `values.ts`, is the head of the declarations
// that are published: nothing else may be imported.

import type { ByteFile, FieldRow, Picture, TableRows } from '@/kit/values';

export type * from '@/kit/values';

/** Bytes to be read in pieces: a `Blob` or `File`, or anything else with a stream. */
export interface ByteSource {
  readonly name?: string;
  readonly size?: number;
  stream(): ReadableStream<Uint8Array>;
}

export interface ComparedTexts {
  left: string;
  right: string;
}

/** What a result of each kind has for a value. */
export interface Values {
  text: string;
  code: string;
  /** JSON text. */
  tree: string;
  list: readonly string[];
  fields: readonly FieldRow[];
  table: TableRows;
  image: Picture;
  bytes: ByteFile;
  diff: ComparedTexts;
}

/** A result of one of these kinds; `kind` tells which. */
export type Result<Kind extends keyof Values, Data> = {
  [One in Kind]: {
    readonly kind: One;
    readonly value: Values[One];
    /** The same as text, as the command line prints it; empty for bytes. */
    readonly text: string;
    /** What was assumed or left out. */
    readonly notes: readonly string[];
    /** Figures beside the result. */
    readonly facts: readonly FieldRow[];
    /** The same for programs, where a tool has more to tell than is shown. */
    readonly data: Data;
  };
}[Kind];

/** One line of several, where a tool takes one short value and is given more. */
export interface LineOutcome {
  readonly input: string;
  readonly result?: Values[keyof Values];
  readonly error?: string;
}

export interface Controls {
  /** Stops the work where it pauses; what runs without a pause is stopped only by ending its thread. */
  readonly signal?: AbortSignal;
  /** The same seed gives the same results. Without it, chance is the platform's secure one. */
  readonly seed?: string;
  /** The time it is, in milliseconds since 1970. */
  readonly now?: number | Date;
  /** How much is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** Where in the input something is wrong. Lines and columns count from 1, the offset (UTF-16 units) from 0. */
export interface InputErrorDetails {
  line?: number;
  column?: number;
  offset?: number;
  title?: string;
  hint?: string;
  /** The input or option at fault, where there are several. */
  field?: string;
  /** The step of a chain, from 0. */
  step?: number;
}

export interface ChainStep {
  /** Slug of its tool. */
  readonly tool: string;
  readonly options: Readonly<Record<string, boolean | string | number>>;
  /** The inputs that do not take the value from before, by name. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The row or column of its result that goes on. */
  readonly take?: string;
  readonly off?: boolean;
}
export interface Chain {
  readonly steps: readonly ChainStep[];
  readonly each: 'whole' | 'line' | 'file';
}

export interface ChainLine {
  readonly input: string;
  readonly result?: string;
  readonly error?: string;
  readonly step?: number;
}
export interface ChainResult {
  /** What comes out at the end: text, or bytes that are none. */
  readonly value: string | Uint8Array;
  /** Every step's result; nothing for those that are off. */
  readonly steps: readonly (Result<keyof Values, unknown> | undefined)[];
  /** Line by line, where the chain begins with `--each-line`. */
  readonly lines?: readonly ChainLine[];
}

/** A tool for what was given, and what it makes of it. */
export interface Suggestion {
  readonly slug: string;
  /** From 0 to 1. */
  readonly score: number;
  readonly why: string;
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, boolean | string | number>>;
  /** What goes into the tool, by the name of its input. */
  readonly inputs: Readonly<Record<string, string | Uint8Array>>;
  /** The row of the result that answers. */
  readonly take?: string;
  /** The beginning of its result, where that was tried. */
  readonly preview?: string;
  /** The whole answer, where it is short. */
  readonly answer?: string;
  /** The way on, where what comes out is to be opened in its turn. */
  readonly chain?: Chain;
}

export interface ToolInfo {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly keywords: readonly string[];
}
