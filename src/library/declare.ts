import inputErrorSource from '@/engines/input-error.ts?raw';
import { findEntry } from '@/kit/catalogue';
import chainRunSource from '@/kit/chain/run.ts?raw';
import { definedSlugs } from '@/kit/definitions';
import detectSource from '@/kit/detect/detect.ts?raw';
import { getInputs, type Input, isSingle } from '@/kit/input';
import inputSource from '@/kit/input.ts?raw';
import { fullName } from '@/kit/meta';
import type { Option } from '@/kit/option';
import { getKinds } from '@/kit/run/call';
import linesSource from '@/kit/run/lines.ts?raw';
import { namedTool } from '@/kit/run/named';
import { optionsSchema } from '@/kit/schema';
import type { AnyTool } from '@/kit/tool';
import values from '@/kit/values.ts?raw';
import types from './types.ts?raw';

/** An interface from the source it stands in, with what is said of it. */
function interfaceIn(source: string, name: string): string {
  const form = new RegExp(`(?:^/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?^export interface ${name}\\b[^]*?^}\\n`, 'm');
  const [text] = form.exec(source) ?? [];
  if (text === undefined) throw new Error(`There is no interface ${name} to be published`);
  // Names that only the sources have.
  return text
    .replaceAll("Shown['value']", 'Values[keyof Values]')
    .replaceAll('OptionValue', 'boolean | string | number')
    .replaceAll('PipedValue', 'string | Uint8Array');
}

const SHARED = [
  interfaceIn(inputErrorSource, 'Place'),
  interfaceIn(inputErrorSource, 'InputErrorDetails'),
  interfaceIn(inputSource, 'ByteSource'),
  interfaceIn(linesSource, 'LineOutcome'),
  interfaceIn(chainRunSource, 'LineResult'),
  interfaceIn(detectSource, 'Suggestion'),
].join('\n');

const comment = (text: string, indent: string) => `${indent}/** ${text.replaceAll('*/', '*∕')} */\n`;
const words = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(' | ');

const INPUTS: Readonly<Record<Input['kind'], string>> = {
  text: 'string | Bytes',
  source: 'string | Bytes',
  file: 'Bytes',
};

/** What is given; where only one input is needed, its value alone will do. */
function inputType({ input }: AnyTool): string {
  if (input === undefined) return 'undefined';
  if (isSingle(input)) return INPUTS[input.kind] + (input.optional ? ' | undefined' : '');
  const inputs = getInputs(input);
  const byName = `{ ${inputs
    .map(([name, { kind, optional }]) => `${name}${optional ? '?' : ''}: ${INPUTS[kind]}`)
    .join('; ')} }`;
  const needed = inputs.filter(([, { optional }]) => optional === undefined);
  return needed.length <= 1 ? `${byName} | string | Bytes` : byName;
}

/** The names of the inputs where there are several, as a step of a chain gives them. */
const inputNames = ({ input }: AnyTool): string =>
  input === undefined || isSingle(input) ? 'never' : words(getInputs(input).map(([name]) => name));

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
  const kinds = getKinds({ ...tool, each: undefined });
  const lines = tool.each ? " | Result<'table', readonly LineOutcome[]>" : '';
  return `Result<${words(kinds)}, ${data}>${lines}`;
}

async function toolType(slug: string, data: string): Promise<string> {
  const tool = await namedTool(slug);
  const entry = findEntry(slug)!;
  const options = Object.entries(tool.options).map(
    ([name, option]) => `${comment(aboutOption(tool, name), '      ')}      ${name}?: ${optionType(option)};\n`,
  );
  return `${comment(`${fullName(entry)}: ${entry.description}`, '  ')}  ${JSON.stringify(slug)}: {
    input: ${inputType(tool)};
    inputNames: ${inputNames(tool)};
    options: {${options.length > 0 ? `\n${options.join('')}    ` : ''}};
    result: ${resultType(tool, data).replaceAll('\n', '\n    ')};
  };\n`;
}

const FUNCTIONS = `
export type Slug = keyof Tools;
export type OptionsOf<One extends Slug> = Tools[One]['options'];
export type InputOf<One extends Slug> = Tools[One]['input'];
export type ResultOf<One extends Slug> = Tools[One]['result'];

export type Arguments<One extends Slug> = undefined extends Tools[One]['input']
  ? [input?: InputOf<One>, options?: OptionsOf<One>, controls?: Controls]
  : [input: InputOf<One>, options?: OptionsOf<One>, controls?: Controls];

/** A tool of a chain, with its own options. */
export type ChainStep = {
  [One in Slug]: {
    readonly tool: One;
    readonly options?: Readonly<OptionsOf<One>>;
    /** The inputs that do not take the value from before, by name. */
    readonly inputs?: { readonly [Name in Tools[One]['inputNames']]?: string };
    /** The row or column of its result that goes on. */
    readonly take?: string;
    /** Left out of the run. */
    readonly off?: boolean;
  };
}[Slug];

export interface Chain {
  readonly steps: readonly ChainStep[];
  /** What is run at a time: all that is given unless it says otherwise. */
  readonly each?: 'whole' | 'line' | 'file';
}

/** Runs one tool. Rejects with an \`InputError\` where the input or an option cannot be used. */
export declare function run<One extends Slug>(slug: One, ...args: Arguments<One>): Promise<ResultOf<One>>;

/** Runs one tool after the other, each on what the one before it gave: \`'base64-string --mode decode | json-formatter'\`. */
export declare function chain(
  steps: string | Chain,
  input?: string | Uint8Array,
  controls?: Controls,
): Promise<ChainResult>;

/** The tools that fit a value, best first; none where nothing in particular fits. */
export declare function detect(
  value: string | Uint8Array | { readonly bytes: Uint8Array; readonly name?: string },
  controls?: Controls & { readonly limit?: number },
): Promise<readonly (Suggestion & { readonly slug: Slug })[]>;

/** What a tool takes and gives, with examples. */
export declare function describe(slug: Slug): Promise<ToolDescription>;

/** The tools that can be run, by name. */
export declare const tools: readonly (ToolInfo & { readonly slug: Slug })[];

/** The input cannot be used, and the message says why. */
export declare class InputError extends Error {
  readonly name: 'InputError';
  readonly details: InputErrorDetails;
  constructor(message: string, details?: InputErrorDetails);
}
`;

/** Where the types of this folder's own begin. */
const LINE = '\n// ---\n';

/** The declarations of the entry that holds one tool. */
export const toolDeclarations = (slug: string): string => `import type { Arguments, ResultOf } from '../index.js';
export { InputError } from '../index.js';

/** Runs this tool. Rejects with an \`InputError\` where the input or an option cannot be used. */
export declare function run(...args: Arguments<${JSON.stringify(slug)}>): Promise<ResultOf<${JSON.stringify(slug)}>>;
export default run;
`;

/** The declarations of the package; `data` says what each tool gives for programs. */
export async function declarations(data: ReadonlyMap<string, string>): Promise<string> {
  const written = await Promise.all(definedSlugs.map((slug) => toolType(slug, data.get(slug) ?? 'undefined')));
  return `${values}
/** Bytes, whole or to be read in pieces, or written as Base64. */
export type Bytes = Uint8Array | ByteSource | { readonly base64: string };

${SHARED}
${types.slice(types.indexOf(LINE) + LINE.length)}
/** What each tool takes and gives. */
export interface Tools {
${written.join('')}}
${FUNCTIONS}`;
}
