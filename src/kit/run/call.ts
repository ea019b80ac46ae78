import { InputError } from '@/engines/input-error';
import { takenBy } from '../chain/pass';
import { loadTool } from '../definitions';
import { type ByteSource, type Input, inputsOf, isSingle, readBytes } from '../input';
import { initialValues, type OptionShape, type OptionValue, readOption } from '../option';
import type { Outcome, OutputKind } from '../output';
import type { AnyTool, Context } from '../tool';
import { executeEach } from './execute';

const named = (names: readonly string[]) => (names.length > 0 ? ` It has: ${names.join(', ')}.` : '');

/** The options that a program names, checked like those of the command line, and the defaults of the others. */
export function readOptions(
  shape: OptionShape,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, OptionValue>> {
  const values: Record<string, OptionValue> = initialValues(shape);
  for (const [name, raw] of Object.entries(given)) {
    const option = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!option) throw new InputError(`There is no option "${name}".${named(Object.keys(shape))}`, { field: name });
    if (raw === undefined) continue;
    try {
      values[name] = readOption(option, raw, 'command');
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(error.message, { ...error.details, field: name });
    }
  }
  return values;
}

const isSource = (value: unknown): value is ByteSource =>
  typeof value === 'object' && value !== null && 'stream' in value && typeof value.stream === 'function';

async function readInput(name: string, input: Input, value: unknown): Promise<string | Uint8Array | ByteSource> {
  if (value === undefined) throw new InputError(`${input.label} is missing`, { field: name });
  if (typeof value === 'string' || value instanceof Uint8Array) return takenBy(input, value);
  if (!isSource(value)) throw new InputError(`${input.label} must be text, or bytes`, { field: name });
  return input.kind === 'source' ? value : takenBy(input, await readBytes(value));
}

/** What a program hands over, in the form in which the tool takes it: a value, or several by name. */
async function readInputs({ input: shape }: AnyTool, given: unknown): Promise<unknown> {
  if (shape === undefined) {
    if (given !== undefined) throw new InputError('It makes something new and takes no input');
    return undefined;
  }
  if (isSingle(shape)) return readInput('input', shape, given);
  const names = Object.keys(shape);
  if (typeof given !== 'object' || given === null || given instanceof Uint8Array)
    throw new InputError(`It takes several inputs by name.${named(names)}`);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new InputError(`There is no input "${unknown}".${named(names)}`, { field: unknown });
  const values = new Map(Object.entries(given));
  return Object.fromEntries(
    await Promise.all(
      inputsOf(shape).map(async ([name, input]) => [name, await readInput(name, input, values.get(name))]),
    ),
  );
}

/** The kinds that a tool's results can be of, the usual one first. */
export const kindsOf = ({ output, also = [], each }: AnyTool): readonly OutputKind[] => [
  ...new Set([output.kind, ...also, ...(each ? (['table'] as const) : [])]),
];

/** The tool of this name, for programs. */
export async function namedTool(slug: string): Promise<AnyTool> {
  const tool = await loadTool(slug);
  if (!tool) throw new InputError(`There is no tool called "${slug}" that gives data`);
  return tool;
}

/** Runs a tool as the command line does, with values instead of words. What does not pass is an error. */
export async function callTool(
  slug: string,
  input: unknown,
  options: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Outcome> {
  context.signal.throwIfAborted();
  const tool = await namedTool(slug);
  const values = readOptions(tool.options, options);
  const given = await readInputs(tool, input);
  await tool.prepare?.();
  context.signal.throwIfAborted();
  const outcome = await executeEach(tool, given, values, context);
  if (outcome.fails) throw new InputError(outcome.fails.message, outcome.fails.details);
  return outcome;
}
