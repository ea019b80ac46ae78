import type { CallToolResult } from '@modelcontextprotocol/server';

/** Arguments come as an agent wrote them: they are read where they are used. */
export type Job =
  | { readonly kind: 'run'; readonly tool: string; readonly input: unknown; readonly options: unknown }
  | { readonly kind: 'chain'; readonly chain: unknown; readonly input: unknown }
  | { readonly kind: 'detect'; readonly input: unknown };

/** What holds for every run. */
export interface Limits {
  /** Milliseconds. */
  readonly timeout: number;
  /** Megabytes of heap for one run. What is not on it is bounded by the size of messages and files. */
  readonly memory: number;
  /** Bytes of a result as JSON. */
  readonly maxOutput: number;
  /** Folders, as real paths, below which files may be read. */
  readonly allow: readonly string[];
}

export type FromWorker =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done'; readonly result: CallToolResult };
