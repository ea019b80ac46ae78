/** A value as it was when it was logged. Short names: a hundred thousand of them travel from the worker to the page. */
export interface Shot {
  /** What sort of value it is. */
  t:
    | 'string'
    | 'number'
    | 'literal'
    | 'symbol'
    | 'function'
    | 'object'
    | 'array'
    | 'map'
    | 'set'
    | 'error'
    | 'date'
    | 'regexp'
    | 'quiet';
  /** Its text, where it is no container. */
  s?: string;
  /** Name of its class. */
  n?: string;
  /** Its size, or the length of a text that was cut. */
  z?: number;
  /** What is inside. */
  k?: readonly (readonly [KidName, Shot])[];
  /** How many more are inside that were left out. */
  m?: number;
}
export interface KidName {
  text: string;
  index?: boolean;
  symbol?: boolean;
  /** The prototype, which is no property. */
  proto?: boolean;
  /** The key of a map's entry. */
  key?: Shot;
}

/** A text, a style for what follows, or a value. */
export type Part = readonly ['t' | 'c', string] | readonly ['v', Shot];

export interface ShownTable {
  index: string;
  /** Whether the rows have keys of their own, as those of a Map do. */
  keys: boolean;
  columns: readonly string[];
  /** Whether some rows are values and not objects. */
  values: boolean;
  rows: readonly { index: string; key: Shot | null; cells: readonly (Shot | null)[]; own: Shot | null }[];
  more: number;
}

const TYPES = [
  'log',
  'info',
  'debug',
  'warn',
  'error',
  'assert',
  'time',
  'group',
  'table',
  'trace',
  'count',
  'dir',
  'dirxml',
  'clear',
  'input',
  'result',
  'note',
] as const;
export type EntryType = (typeof TYPES)[number];

export interface Entry {
  type: EntryType;
  parts: readonly Part[];
  /** Line of the program, from 1. */
  line?: number;
  /** How many groups it stands in. */
  depth: number;
  /** The group it stands in; 0 is none. */
  parent: number;
  label?: string;
  /** The group that this entry opens. */
  group?: number;
  collapsed?: boolean;
  table?: ShownTable;
  trace?: string;
}

/** A name that can follow a value and a dot. */
export interface Member {
  name: string;
  kind: 'method' | 'property';
  /** Whether the value has it itself, and not from its class. */
  own: boolean;
}

export type Message =
  | { kind: 'members'; id: number; members: Member[] | undefined }
  | { kind: 'entries'; entries: Entry[]; left: number }
  | { kind: 'state'; busy: boolean }
  | { kind: 'settled'; id: number; ms: number }
  | { kind: 'pong' };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The worker runs strange code; but its port is out of that code's reach, so the outline is all that is checked. */
export function readMessage(data: unknown): Message | undefined {
  if (!isRecord(data)) return undefined;
  if (data.kind !== 'entries') return data as Message;
  const entries = Array.isArray(data.entries) ? data.entries : [];
  return {
    kind: 'entries',
    entries: entries.filter((entry) => isRecord(entry) && TYPES.includes(entry.type as EntryType)),
    left: Number(data.left) || 0,
  };
}

export const note = (type: EntryType, text: string): Entry => ({ type, parts: [['t', text]], depth: 0, parent: 0 });
export const isError = ({ type }: Entry): boolean => type === 'error' || type === 'assert';
