// The public types of the package. What stands below the line of imports is part of the declarations that are published; what is
// imported or exported from elsewhere is taken from its own source by `declare.ts`, so that nothing is written twice.

import type { LineResult } from '@/kit/chain/run';
import type { ByteFile, FieldRow, Picture, ResultSummary, TableRows } from '@/kit/values';

export type { InputErrorDetails, Place } from '@/engines/input-error';
export type { Chain, Step as ChainStep } from '@/kit/chain/chain';
export type { LineResult } from '@/kit/chain/run';
export type { Suggestion } from '@/kit/detect/detect';
export type { ByteSource } from '@/kit/input';
export type { LineOutcome } from '@/kit/run/lines';
export type * from '@/kit/values';

// ---

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

export interface ChainResult {
  /** What comes out at the end: text, or bytes that are none. */
  readonly value: string | Uint8Array;
  /** Every step's result; nothing for those that are off. */
  readonly steps: readonly ((Result<keyof Values, unknown> & { readonly summary: ResultSummary }) | undefined)[];
  /** Line by line, where the chain begins with `--each-line`. */
  readonly lines?: readonly LineResult[];
}

export interface ToolInfo {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly keywords: readonly string[];
}

/** An option of a tool, and how it is named elsewhere. */
export interface OptionDescription {
  readonly name: string;
  readonly label: string;
  /** On the command line. */
  readonly flag: string;
  readonly kind: string;
  readonly default: boolean | string | number;
  readonly hint?: string;
  /** Of a choice: its values, with their labels. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** It counts only while other options have these values. */
  readonly when?: Readonly<Record<string, string | boolean | readonly (string | boolean)[]>>;
}

/** What a tool takes and gives. */
export interface ToolDescription {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly inputs: readonly {
    readonly name: string;
    readonly label: string;
    readonly flag: string;
    readonly kind: 'text' | 'source' | 'file';
    /** It may be left out: always, or while options have these values. */
    readonly optional?: true | NonNullable<OptionDescription['when']>;
  }[];
  readonly options: readonly OptionDescription[];
  /** The usual kind of a result, all that there can be, and the language it is written in. */
  readonly output: {
    readonly kind: keyof Values;
    readonly kinds: readonly (keyof Values)[];
    readonly language?: string;
  };
  /** Runs with what came of them: `run(slug, input, options, controls)` gives the output. Bytes are written as Base64. */
  readonly examples: readonly {
    readonly title: string;
    readonly input?: unknown;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly output: unknown;
    readonly notes?: readonly string[];
    readonly data?: unknown;
    readonly controls: { readonly seed: string; readonly now: number };
  }[];
}
