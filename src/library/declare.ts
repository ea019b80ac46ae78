import { findEntry } from '@/kit/catalogue';
import { definedSlugs } from '@/kit/definitions';
import { type Input, inputsOf, isSingle } from '@/kit/input';
import { nameOf } from '@/kit/meta';
import type { Option } from '@/kit/option';
import { kindsOf } from '@/kit/run/call';
import { namedTool } from '@/kit/run/named';
import { optionsSchema } from '@/kit/schema';
import type { AnyTool } from '@/kit/tool';
import values from '@/kit/values.ts?raw';
import types from './types.ts?raw';

const comment = (text: string, indent: string) => `${indent}/** ${text.replaceAll('*/', '*∕')} */\n`;
const words = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(' | ');

const INPUTS: Readonly<Record<Input['kind'], string>> = {
  text: 'string | Uint8Array | ByteSource',
  source: 'string | Uint8Array | ByteSource',
  file: 'Uint8Array | ByteSource',
};

function inputType({ input }: AnyTool): string {
  if (input === undefined) return 'undefined';
  if (isSingle(input)) return INPUTS[input.kind];
  return `{ ${inputsOf(input)
    .map(([name, { kind }]) => `${name}: ${INPUTS[kind]}`)
    .join('; ')} }`;
}

function optionType(option: Option): string {
  switch (option.kind) {
    case 'toggle':
      return 'boolean';
    case 'integer':
    case 'number':
      return 'number';
    case 'choice':
      return words(Object.keys(option.choices));
    default:
      return 'string';
  }
}

/** What the label, the schema and the default say of an option, in a line. */
function aboutOption({ options }: AnyTool, name: string): string {
  const { label, initial, kind } = options[name]!;
  const { minimum, maximum, description } = optionsSchema(options).properties[name]!;
  const range = [minimum === undefined ? '' : `from ${minimum}`, maximum === undefined ? '' : `to ${maximum}`];
  return [
    label,
    range.filter(Boolean).join(' '),
    kind === 'secret' || initial === '' ? '' : `default ${JSON.stringify(initial)}`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.', description ? ` ${description.replaceAll('\n', ' ')}` : '');
}

function resultType(tool: AnyTool, data: string): string {
  const own = kindsOf({ ...tool, each: undefined });
  const lines = tool.each ? " | Result<'table', readonly LineOutcome[]>" : '';
  return `Result<${words(own)}, ${data}>${lines}`;
}

async function toolType(slug: string, data: string): Promise<string> {
  const tool = await namedTool(slug);
  const entry = findEntry(slug)!;
  const options = Object.entries(tool.options).map(
    ([name, option]) => `${comment(aboutOption(tool, name), '      ')}      ${name}?: ${optionType(option)};\n`,
  );
  return `${comment(`${nameOf(entry)}: ${entry.description}`, '  ')}  ${JSON.stringify(slug)}: {
    input: ${inputType(tool)};
    options: {${options.length > 0 ? `\n${options.join('')}    ` : ''}};
    result: ${resultType(tool, data).replaceAll('\n', '\n    ')};
  };\n`;
}

const FUNCTIONS = `
export type Slug = keyof Tools;
export type OptionsOf<One extends Slug> = Tools[One]['options'];
export type InputOf<One extends Slug> = Tools[One]['input'];
export type ResultOf<One extends Slug> = Tools[One]['result'];

type Arguments<One extends Slug> = Tools[One]['input'] extends undefined
  ? [input?: undefined, options?: OptionsOf<One>, controls?: Controls]
  : [input: InputOf<One>, options?: OptionsOf<One>, controls?: Controls];

/** Runs one tool. Rejects with an \`InputError\` where the input or an option cannot be used. */
export declare function run<One extends Slug>(slug: One, ...given: Arguments<One>): Promise<ResultOf<One>>;

/** Runs one tool after the other, each on what the one before it gave: \`'base64-string --mode decode | json-formatter'\`. */
export declare function chain(
  steps: string | Chain,
  input?: string | Uint8Array,
  controls?: Controls,
): Promise<ChainResult>;

/** The tools for something that nobody has named, best first; none where it is nothing in particular. */
export declare function detect(
  given: string | Uint8Array | { readonly bytes: Uint8Array; readonly name?: string },
  controls?: Controls & { readonly limit?: number },
): Promise<readonly (Suggestion & { readonly slug: Slug })[]>;

/** The tools that can be run, by name. */
export declare const tools: readonly (ToolInfo & { readonly slug: Slug })[];

/** The input cannot be used, and the message says why. */
export declare class InputError extends Error {
  readonly name: 'InputError';
  readonly details: InputErrorDetails;
  constructor(message: string, details?: InputErrorDetails);
}
`;

/** The declarations of the package; `data` says what each tool gives for programs. */
export async function declarations(data: ReadonlyMap<string, string>): Promise<string> {
  const written = await Promise.all(definedSlugs.map((slug) => toolType(slug, data.get(slug) ?? 'undefined')));
  return `${values}
${types.slice(types.indexOf('\n/**') + 1)}
/** What each tool takes and gives. */
export interface Tools {
${written.join('')}}
${FUNCTIONS}`;
}
