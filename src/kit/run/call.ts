import { shorten } from '@/engines/excerpt';
import { InputError } from '@/engines/input-error';
import { didYouMean, sameWord } from '@/engines/text/nearest';
import { type ByteSource, getInputs, type Input, isOptional, isSingle, readBytes, shapeInput } from '../input';
import { initialValues, type OptionShape, type OptionValue } from '../option';
import type { Outcome, OutputKind } from '../output';
import { toInputValue } from '../piped-value';
import { readNamed } from '../read-named';
import { BY_MEANING, didYouMeanOption } from '../synonyms';
import type { AnyTool, Context } from '../tool';
import { executeEach } from './execute';

const named = (names: readonly string[]) => (names.length > 0 ? ` It has: ${names.join(', ')}.` : '');

const showOption = (name: string, choice?: string): string => (choice === undefined ? name : `${name}: '${choice}'`);

/** The name of an option as it was written: itself, its label, or either with other capitals and signs (`indent_size`). */
function optionName(shape: OptionShape, written: string): string | undefined {
  if (Object.hasOwn(shape, written)) return written;
  const byLabel = new Map(Object.entries(shape).map(([name, { label }]) => [label, name]));
  return sameWord(written, Object.keys(shape)) ?? byLabel.get(sameWord(written, [...byLabel.keys()]) ?? '');
}

/** The options that a program names, checked like those of the command line, and the defaults of the others. */
export function readOptions(
  shape: OptionShape,
  provided: Readonly<Record<string, unknown>>,
): Readonly<Record<string, OptionValue>> {
  const values: Record<string, OptionValue> = initialValues(shape);
  for (const [written, raw] of Object.entries(provided)) {
    const name = optionName(shape, written);
    if (name === undefined)
      throw new InputError(
        `There is no option "${shorten(written)}".${didYouMeanOption(written, shape, showOption)}${named(Object.keys(shape))}`,
        { field: shorten(written) },
      );
    if (raw === undefined) continue;
    try {
      values[name] = readNamed(shape[name]!, raw, BY_MEANING);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(error.message, { ...error.details, field: name });
    }
  }
  return values;
}

const isSource = (value: unknown): value is ByteSource =>
  typeof value === 'object' && value !== null && 'stream' in value && typeof value.stream === 'function';

const isValue = (value: unknown): boolean =>
  typeof value === 'string' || value instanceof Uint8Array || isSource(value) || isBase64(value);

/** As `describe` writes bytes, and agents do. */
const isBase64 = (value: unknown): value is { readonly base64: string } =>
  typeof value === 'object' && value !== null && 'base64' in value && typeof value.base64 === 'string';

const inMemory = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  whole: bytes,
  stream: () => new Blob([bytes as BlobPart]).stream(),
});

async function readInput(name: string, input: Input, provided: unknown): Promise<string | Uint8Array | ByteSource> {
  const value = isBase64(provided) ? (await import('@/engines/bytes/base64')).decodeBase64(provided.base64) : provided;
  if (value instanceof Uint8Array && input.kind === 'source') return inMemory(value);
  if (typeof value === 'string' || value instanceof Uint8Array) return toInputValue(input, value);
  if (!isSource(value)) throw new InputError(`${input.label} must be text, or bytes`, { field: name });
  return input.kind === 'source' ? value : toInputValue(input, await readBytes(value));
}

/** The inputs by name; a single value is the one input that is needed. */
function inputsByName(
  shape: AnyTool['input'],
  provided: unknown,
  options: Readonly<Record<string, OptionValue>>,
): ReadonlyMap<string, unknown> {
  const inputs = getInputs(shape);
  const names = inputs.map(([name]) => name);
  if (isSingle(shape) || provided === undefined) return new Map(provided === undefined ? [] : [[names[0]!, provided]]);
  if (isValue(provided) || typeof provided !== 'object' || provided === null) {
    const [needed, ...others] = inputs.filter(([, input]) => !isOptional(input, options));
    if (!needed || others.length > 0) throw new InputError(`It takes several inputs by name.${named(names)}`);
    return new Map([[needed[0], provided]]);
  }
  const unknown = Object.keys(provided).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new InputError(`There is no input "${shorten(unknown)}".${didYouMean(unknown, names)}${named(names)}`, {
      field: unknown,
    });
  return new Map(Object.entries(provided));
}

/** What a program hands over, in the form in which the tool takes it: a value, or several by name. */
async function readInputs(
  { input: shape }: AnyTool,
  provided: unknown,
  options: Readonly<Record<string, OptionValue>>,
): Promise<unknown> {
  if (shape === undefined) {
    if (provided !== undefined) throw new InputError('It generates something new, so it doesn’t take input');
    return undefined;
  }
  const values = inputsByName(shape, provided, options);
  const read = await Promise.all(
    getInputs(shape).map(async ([name, input]) => {
      const value = values.get(name);
      if (value !== undefined) return [name, await readInput(name, input, value)] as const;
      if (isOptional(input, options)) return [name, toInputValue(input, '')] as const;
      throw new InputError(`${input.label} is missing`, { field: name });
    }),
  );
  return shapeInput(shape, Object.fromEntries(read));
}

/** The kinds that a tool's results can be of, the usual one first. */
export const getKinds = ({ output, also = [], each }: AnyTool): readonly OutputKind[] => [
  ...new Set([output.kind, ...also, ...(each ? (['table'] as const) : [])]),
];

/** The signal of a run that nobody can stop. */
export const NEVER: AbortSignal = new AbortController().signal;

/** Settles with the work, or as soon as the signal says stop: work that pauses and never asks goes on unheard. */
export async function untilAborted<Value>(work: () => Value | Promise<Value>, signal: AbortSignal): Promise<Value> {
  if (signal === NEVER) return work();
  signal.throwIfAborted();
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
  });
  try {
    const value = await Promise.race([work(), stopped]);
    signal.throwIfAborted();
    return value;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Runs a tool as the command line does, with values instead of words. What does not pass is an error. */
export async function callDefinition(
  tool: AnyTool,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Outcome> {
  const values = readOptions(tool.options, options);
  const outcome = await untilAborted(async () => {
    const provided = await readInputs(tool, input, values);
    await tool.prepare?.();
    context.signal.throwIfAborted();
    return executeEach(tool, provided, values, context);
  }, context.signal);
  if (outcome.fails) throw new InputError(outcome.fails.message, outcome.fails.details);
  return outcome;
}
