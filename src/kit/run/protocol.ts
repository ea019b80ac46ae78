import { InputError, type InputErrorDetails } from '@/engines/input-error';
import type { Outcome } from '../output';

export interface Job {
  slug: string;
  input: unknown;
  options: Readonly<Record<string, unknown>>;
  /** Several lines are run one by one, where the tool takes one short value. */
  each?: boolean;
}

/** Loads a tool, and what it loads itself, without a run. */
export interface Preparation {
  prepare: string;
  /** What its first run asks for, to be fetched together: asked for by each other they come one after another. */
  scripts: readonly string[];
}

export type Message =
  | { kind: 'started' }
  | { kind: 'progress'; done: number }
  | { kind: 'done'; outcome: Outcome }
  | { kind: 'failed'; message: string; details: InputErrorDetails | undefined };

/** An `InputError` keeps its place on the way out of a worker; any other exception stays recognisable as a bug. */
export const failure = (error: unknown): Message => ({
  kind: 'failed',
  message: error instanceof Error ? error.message : String(error),
  details: error instanceof InputError ? error.details : undefined,
});

export const revive = ({ message, details }: Message & { kind: 'failed' }): Error =>
  details ? new InputError(message, details) : new Error(message);

/** The buffers of a result, moved instead of copied. */
export function getBuffers(outcome: Outcome): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if (!ArrayBuffer.isView(value)) {
      for (const part of Object.values(value)) collect(part);
      return;
    }
    // Only what a view covers whole: a part of a larger buffer must leave the rest where it is.
    if (value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength) buffers.add(value.buffer);
  };
  collect(outcome.shown.value);
  collect(outcome.data);
  return [...buffers];
}
