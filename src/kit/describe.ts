import { encodeBase64 } from '@/engines/bytes/base64';
import { type Entry, findCategory } from './catalogue';
import { getInputs } from './input';
import { jsonBytes } from './json-result';
import { getFlag, initialValues, type Option } from './option';
import { getLanguage } from './output';
import { getKinds } from './run/call';
import type { AnyTool } from './tool';
import type { ByteFile } from './values';

/** The moment at which every example happens. */
export const EXAMPLE_NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

const finite = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value : undefined);

const describeOption = ([name, option]: [string, Option]) => ({
  name,
  label: option.label,
  flag: `--${getFlag(option.label)}`,
  kind: option.kind,
  default: option.initial,
  ...(option.hint !== undefined && { hint: option.hint }),
  ...(option.kind === 'choice' ? { choices: option.choices } : {}),
  ...(option.kind === 'integer' || option.kind === 'number'
    ? { min: finite(option.min), max: finite(option.commandMax ?? option.max), step: option.step }
    : {}),
  ...(option.when ? { when: option.when } : {}),
});

/** Bytes as JSON has them, in the form in which an input takes them back. */
function asProvided(value: unknown): unknown {
  if (value instanceof Uint8Array) return { base64: encodeBase64(value) };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asProvided(one)]));
}

const isByteFile = (value: unknown): value is ByteFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** What a tool takes and gives, with examples: what is random or looks at the clock comes out so with their seed and time. */
export const describeTool = (entry: Entry, tool: AnyTool) => ({
  slug: entry.slug,
  name: entry.name,
  description: entry.description,
  category: findCategory(entry.category)?.name ?? '',
  inputs: getInputs(tool.input).map(([name, input]) => ({
    name,
    label: input.label,
    flag: `--${getFlag(input.label)}`,
    kind: input.kind,
    ...(input.optional && { optional: input.optional }),
  })),
  options: Object.entries(tool.options).map(describeOption),
  output: {
    kind: tool.output.kind,
    kinds: getKinds(tool),
    language: getLanguage(tool.output, initialValues(tool.options)),
  },
  examples: tool.examples.map(({ input, output, ...example }) => ({
    ...example,
    ...(input !== undefined && { input: asProvided(input) }),
    output: isByteFile(output) ? jsonBytes(output.bytes, output) : output,
    controls: { seed: entry.slug, now: EXAMPLE_NOW },
  })),
});
