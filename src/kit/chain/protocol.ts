import type { InputErrorDetails } from '@/engines/input-error';
import type { FieldRow, ResultSummary, Shown } from '../output';
import type { PipedValue } from '../piped-value';
import type { Chain } from './chain';
import type { LineResult } from './run';

/** What goes in: a text, or a file that is read where it is needed. */
export type ChainInput = string | Blob;

export interface ChainJob {
  /** Answers to older jobs are of no use any more. */
  readonly id: number;
  readonly chain: Chain;
  /** Absent where it is still the one of the job before. */
  readonly input?: { readonly value: ChainInput | undefined };
}

/** Asks for all that a step gave. */
export interface FullResultRequest {
  readonly id: number;
  readonly whole: number;
}

/** A step's result in short, for its card. */
export interface Summary {
  /** The first lines as text; nothing of bytes that are none. */
  readonly text: string;
  readonly isCut: boolean;
  readonly kind: Shown['kind'];
  /** Characters of a text, bytes of what is none. */
  readonly size: number;
  readonly took: number;
  readonly notes: readonly string[];
  /** What matters most of it. */
  readonly summary: ResultSummary;
  /** Rows or columns that can be taken alone. */
  readonly parts: readonly string[];
  /** Drawn where a picture is meant. */
  readonly picture?: string;
}

export interface WholeResult {
  readonly shown: Shown;
  readonly facts: readonly FieldRow[];
}

export interface StepFailure {
  readonly step: number;
  readonly message: string;
  /** Absent for a fault of ours. */
  readonly details?: InputErrorDetails;
}

export type ChainMessage = { readonly id: number } & (
  | { readonly kind: 'started'; readonly step: number }
  /** A step is done with one of many lines: its time limit no longer counts. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'step'; readonly step: number; readonly summary: Summary }
  | {
      readonly kind: 'done';
      /** For the page to draw. */
      readonly whole?: WholeResult;
      /** For a file, where the chain is run over files. */
      readonly passed?: PipedValue;
      readonly rows?: readonly LineResult[];
    }
  | { readonly kind: 'failed'; readonly failure: StepFailure }
  | { readonly kind: 'whole'; readonly step: number; readonly whole: WholeResult | undefined }
);
