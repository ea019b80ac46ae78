import { HUNK_FIELDS, lineAt } from '@/engines/diff/layout';
import type { LineDiff } from '@/engines/diff/model';
import { type InputError, type InputErrorDetails, shortMessage } from '@/engines/input-error';
import type { Language } from './input';
import type { ByteFile, FieldRow, Picture, ResultSummary, TableRows } from './values';

export type { ByteFile, FieldRow, Picture, ResultSummary, TableRows };

/** Two texts and how their lines correspond. */
export interface ComparedTexts {
  left: string;
  right: string;
  diff: LineDiff;
}

/** What a tool of each kind gives, and so what its viewer shows. */
export interface OutputValues {
  text: string;
  code: string;
  /** JSON text, looked at as a tree. */
  tree: string;
  list: readonly string[];
  fields: readonly FieldRow[];
  table: TableRows;
  image: Picture;
  bytes: ByteFile;
  diff: ComparedTexts;
}
export type OutputKind = keyof OutputValues;

export interface Output<Kind extends OutputKind = OutputKind> {
  readonly kind: Kind;
  readonly label: string;
  /** Name of the downloaded file; it may depend on the options. */
  readonly download?: string | ((options: Readonly<Record<string, unknown>>) => string);
  /** What it is coloured as; it may depend on the options. */
  readonly language?: Language | ((options: Readonly<Record<string, unknown>>) => Language | undefined);
  /** The names of Copy and Download, where others are wanted. */
  readonly copyLabel?: string;
  readonly downloadLabel?: string;
  /** A message after Copy, beside the button's own. */
  readonly copiedMessage?: { readonly title: string; readonly description?: string };
  /** Offers Show Preview / Hide Preview: the result as a page, or a sample page in the style of the result, in the sandbox. */
  readonly preview?: 'page' | 'style';
  /** Offers the same text as a tree beside the raw text. */
  readonly tree?: boolean;
  /**
   * The main value of a result, drawn large: all of a short text, or of fields the first one. Names of fields are drawn as tiles
   * side by side.
   */
  readonly hero?: true | readonly string[];
  /** What is read as sentences rather than character by character: set in a typeface for reading. */
  readonly prose?: boolean;
  /** Digits and signs are coloured, so that nobody reads an l for a 1: for what is copied by eye. */
  readonly isPassword?: boolean;
  /** The name of the toggle option that wraps long lines; they wrap where there is none. */
  readonly wrap?: string;
}

const output =
  <Kind extends OutputKind>(kind: Kind) =>
  (extra: Partial<Omit<Output<Kind>, 'kind'>> = {}): Output<Kind> => ({ label: 'Output', ...extra, kind });

export const plain = output('text');
export const code = (language: Output['language'], extra: Partial<Omit<Output<'code'>, 'kind' | 'language'>> = {}) =>
  output('code')({ ...extra, language });
export const list = output('list');
export const fields = output('fields');
export const table = output('table');
export const image = output('image');
export const diff = output('diff');

/** A value of one of these kinds with its kind. */
type ShownAs<Kinds extends OutputKind> = { [Kind in Kinds]: { kind: Kind; value: OutputValues[Kind] } }[Kinds];
/** The language of a result made with these options. */
export const getLanguage = ({ language }: Pick<Output, 'language'>, options: Readonly<Record<string, unknown>>) =>
  typeof language === 'function' ? language(options) : language;

/** A value of any kind with its kind, as it travels from a worker to a viewer. */
export type Shown = ShownAs<OutputKind>;

/** The value has the form that its kind asks for. */
export function isOfItsKind({ kind, value }: Shown): boolean {
  if (kind === 'list') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (kind === 'fields') return Array.isArray(value) && value.every((item) => typeof item === 'object');
  return (kind === 'text' || kind === 'code' || kind === 'tree') === (typeof value === 'string');
}

/** The value, if it is of this kind: a result can be of another than usual. */
export const valueAs = <Kind extends OutputKind>(
  shown: Shown | undefined,
  kind: Kind,
): OutputValues[Kind] | undefined => (shown?.kind === kind ? (shown.value as OutputValues[Kind]) : undefined);

export interface Outcome<Data = unknown> {
  shown: Shown;
  /** Things the visitor should know: what was assumed, what was dropped. */
  notes: readonly string[];
  /** Figures beside the result, such as sizes and ratios. */
  facts: readonly FieldRow[];
  /** The same as programs want it: what a view draws from, and what library and agents hand out. */
  data: Data;
  /** Why the input does not pass, where the result is a judgement of it. A page shows both; a program ends with this error. */
  fails?: { message: string; details: InputErrorDetails };
}

interface Extra<Data> {
  notes?: readonly string[];
  facts?: readonly FieldRow[];
  /** Plain data that can be sent between threads; never text made for reading. */
  data?: Data;
  fails?: InputError;
}

/** Returned by `run` instead of the bare value when there is more to say, or when this result is of another kind than usual. */
export class Result<Value, Data = undefined, As extends OutputKind = never> {
  /** What it is known by, rather than by its class: two bundles of this code each have one of their own. */
  readonly isResult = true;
  constructor(
    readonly value: Value,
    readonly extra: Extra<Data> & { as?: ShownAs<As> } = {},
  ) {}
}

export const result = <Value, Data = undefined>(value: Value, extra: Extra<Data>): Result<Value, Data> =>
  new Result(value, extra);

/** A result of another kind than the tool's usual one: bytes that turned out not to be text, say. */
export const resultAs = <Kind extends OutputKind, Data = undefined>(
  kind: Kind,
  value: OutputValues[Kind],
  extra: Extra<Data> = {},
): Result<never, Data, Kind> => new Result(undefined as never, { ...extra, as: { kind, value } as ShownAs<Kind> });

const isResult = (returned: unknown): returned is Result<unknown, unknown, OutputKind> =>
  typeof returned === 'object' && returned !== null && 'isResult' in returned;

export const toOutcome = (kind: OutputKind, returned: unknown): Outcome => {
  const { value, extra } = isResult(returned) ? returned : new Result<unknown, unknown, OutputKind>(returned);
  const { as, notes = [], facts = [], data, fails } = extra;
  return {
    shown: as ?? ({ kind, value } as Shown),
    notes: notes.map(shortMessage),
    facts,
    data,
    // An error loses its details on the way between threads.
    ...(fails && { fails: { message: fails.message, details: fails.details } }),
  };
};

/** The value of a row of fields. */
export const rowValue = ({ shown }: Outcome, label: string): string | undefined =>
  shown.kind === 'fields' ? shown.value.find((row) => row.label === label)?.value : undefined;

/** The value of a figure beside the result. */
export const factValue = ({ facts }: Outcome, label: string): string | undefined =>
  facts.find((fact) => fact.label === label)?.value;

/** A summary of its parts, without those that are empty. */
export const summary = (title: string | undefined, ...details: readonly (string | undefined)[]) => {
  if (!title) return undefined;
  const detail = details.filter(Boolean).join(' · ');
  return detail ? { title, detail } : { title };
};

/** The result as text: for Copy, for a download, for the command line, for the next tool. */
export function toText(shown: Shown): string {
  switch (shown.kind) {
    case 'text':
    case 'code':
    case 'tree':
      return shown.value;
    case 'list':
      return shown.value.join('\n');
    case 'fields':
      return shown.value.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'table':
      return [shown.value.columns, ...shown.value.rows].map((row) => row.join('\t')).join('\n');
    case 'image':
      return shown.value.svg;
    case 'bytes':
      return '';
    case 'diff':
      return unifiedText(shown.value);
  }
}

/** Walks the changed regions itself: the rows of the viewer would bring half of the diff engine into every page. */
function unifiedText({ left, right, diff: { leftBounds, rightBounds, hunks, quiet } }: ComparedTexts): string {
  const lines: string[] = [];
  const add = (mark: string, text: string, bounds: Uint32Array, from: number, to: number) => {
    for (let line = from; line < to; line++) lines.push(mark + lineAt(text, bounds, line));
  };
  let at = 0;
  for (let hunk = 0; hunk < hunks.length; hunk += HUNK_FIELDS) {
    const [leftStart = 0, leftEnd = 0, rightStart = 0, rightEnd = 0] = hunks.subarray(hunk, hunk + HUNK_FIELDS);
    add('  ', left, leftBounds, at, leftStart);
    at = leftStart;
    // What counts for nothing is there on the left, and not on the right.
    if (quiet?.[hunk / HUNK_FIELDS]) continue;
    add('- ', left, leftBounds, leftStart, leftEnd);
    add('+ ', right, rightBounds, rightStart, rightEnd);
    at = leftEnd;
  }
  add('  ', left, leftBounds, at, leftBounds.length / 2);
  return lines.join('\n');
}
