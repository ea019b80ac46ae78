import { InputError } from '@/engines/input-error';
import { fitsWhen, type OptionValue, type When } from './option';

/** Bytes to be read in pieces. A browser's `File` is one; so is the command line's standard input. */
export interface ByteSource {
  readonly name?: string;
  readonly size?: number;
  /** All of it, where it is in memory already: streams take longer to set up than a short input takes to be read. */
  readonly whole?: Uint8Array;
  stream(): ReadableStream<Uint8Array>;
}

interface InputBase<Kind extends string> {
  readonly kind: Kind;
  readonly label: string;
  /** What the page starts with. */
  readonly initial?: string;
  /** Filled in by the page with what the browser says of itself. */
  readonly browserValue?: 'userAgent';
  readonly placeholder?: string;
  /** File endings offered by Upload, as in `.json,.txt`. */
  readonly accept?: string;
  /** Kept out of links, history and storage. */
  readonly secret?: boolean;
  /** What is read as sentences rather than character by character: set in a typeface for reading. */
  readonly prose?: true;
  /** A single line: drawn as a field and not as a box. */
  readonly short?: boolean;
  /** It may be left out: always, or while options have these values. */
  readonly optional?: true | When;
  /** The action that Enter in this field starts, where that is not the one in force. */
  readonly submits?: string;
}
export interface TextInput extends InputBase<'text'> {
  readonly language?: Language;
}
/** Text, or a file of any size that is read as it is processed. */
export interface SourceInput extends InputBase<'source'> {}
/** A file's bytes, whole. */
export interface FileInput extends InputBase<'file'> {}

export type Language =
  | 'json'
  | 'yaml'
  | 'toml'
  | 'xml'
  | 'css'
  | 'sql'
  | 'python'
  | 'javascript'
  | 'html'
  | 'markdown'
  | 'go';
export type Input = TextInput | SourceInput | FileInput;
/** None (a generator), one, or several by name. */
export type InputShape = undefined | Input | Readonly<Record<string, Input>>;

type ValueOf<One> = One extends TextInput
  ? string
  : One extends SourceInput
    ? string | ByteSource
    : One extends FileInput
      ? Uint8Array
      : never;
export type InputValue<Shape extends InputShape> = Shape extends undefined
  ? undefined
  : Shape extends Input
    ? ValueOf<Shape>
    : { [Name in keyof Shape]: ValueOf<Shape[Name]> };

type Extra<Kind extends Input> = Partial<Omit<Kind, 'kind' | 'label'>>;
export const text = (label = 'Input', extra: Extra<TextInput> = {}): TextInput => ({ kind: 'text', label, ...extra });
export const source = (label = 'Input', extra: Extra<SourceInput> = {}): SourceInput => ({
  kind: 'source',
  label,
  ...extra,
});
export const file = (label = 'File', extra: Extra<FileInput> = {}): FileInput => ({ kind: 'file', label, ...extra });

export const isSingle = (shape: InputShape): shape is Input => typeof shape?.kind === 'string';

/** The inputs of any shape as name and descriptor; a single one is called `input`. */
export const getInputs = (shape: InputShape): readonly (readonly [name: string, input: Input])[] =>
  shape === undefined ? [] : isSingle(shape) ? [['input', shape]] : Object.entries(shape);

/** Whether an input may be left out of a run with these options. */
export const isOptional = ({ optional }: Input, options: Readonly<Record<string, OptionValue>>): boolean =>
  optional === true || (optional !== undefined && fitsWhen(optional, options));

/** Gives `run` the shape it declared, from values by name. */
export const shapeInput = (shape: InputShape, values: Readonly<Record<string, unknown>>): unknown =>
  shape === undefined ? undefined : isSingle(shape) ? values.input : values;

/** No more than this is read into memory of a source that does not know its size: it may never end. */
const MOST_BYTES = 1_000_000_000;

function stopAt(most: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > most) throw new InputError('The input has more than 1 GB, too much to read into memory');
      controller.enqueue(chunk);
    },
  });
}

/** All bytes of a source. */
export async function readBytes(input: ByteSource): Promise<Uint8Array> {
  if (input.whole) return input.whole;
  const stream = input.size === undefined ? input.stream().pipeThrough(stopAt(MOST_BYTES)) : input.stream();
  return new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
}
