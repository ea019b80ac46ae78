import { getInputs, type Input, isSingle } from './input';
import { DATE_FORMS, type Option, type OptionShape, type OptionValue } from './option';
import type { OutputKind } from './output';
import { getKinds } from './run/call';
import type { AnyTool } from './tool';

/** As much of JSON Schema as is needed here. */
export type Schema = {
  type?: 'object' | 'array' | 'string' | 'boolean' | 'integer' | 'number';
  title?: string;
  description?: string;
  default?: OptionValue;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  contentEncoding?: 'base64';
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
};
export type ObjectSchema = Schema & { type: 'object'; properties: Record<string, Schema> };

/** An object with these properties and no other. */
export const objectSchema = (properties: Record<string, Schema>, required: string[] = []): ObjectSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

const finite = (name: 'minimum' | 'maximum', value: number) => (Number.isFinite(value) ? { [name]: value } : {});

/** What the label does not say: the hint, and when the option counts. */
function describeOption({ hint, when, ...option }: Option): string | undefined {
  const parts = [
    hint,
    option.kind === 'choice' && Object.entries(option.choices).some(([value, label]) => value !== label)
      ? Object.entries(option.choices)
          .map(([value, label]) => `${value}: ${label}`)
          .join('; ')
      : undefined,
    when &&
      `Only used with ${Object.entries(when)
        .map(([name, wanted]) => `${name} ${[wanted].flat().join(' or ')}`)
        .join(' and ')}`,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? `${parts.map((part) => part.replace(/\.$/, '')).join('. ')}.` : undefined;
}

function getValues(option: Option): Schema {
  switch (option.kind) {
    case 'toggle':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: Object.keys(option.choices) };
    case 'integer':
    case 'number':
      return {
        type: option.kind,
        ...finite('minimum', option.min),
        ...finite('maximum', option.commandMax ?? option.max),
      };
    case 'date':
      return { type: 'string', pattern: `^$|${DATE_FORMS[option.precision].source}` };
    case 'line':
    case 'area':
      return { type: 'string', ...(option.maxLength !== undefined && { maxLength: option.maxLength }) };
    default:
      return { type: 'string' };
  }
}

const optionSchema = (option: Option): Schema => {
  const description = describeOption(option);
  return {
    ...getValues(option),
    title: option.label,
    ...(description && { description }),
    default: option.initial,
  };
};

/** The options of a tool, as programs name them. */
export const optionsSchema = (shape: OptionShape): ObjectSchema =>
  objectSchema(Object.fromEntries(Object.entries(shape).map(([name, option]) => [name, optionSchema(option)])));

/** How the inputs of a tool are given, where each is what `each` says of it; nothing for one that takes none. */
export function inputSchema({ input }: AnyTool, each: (input: Input) => Schema): Schema | undefined {
  if (input === undefined) return undefined;
  if (isSingle(input)) return each(input);
  const inputs = getInputs(input);
  return objectSchema(
    Object.fromEntries(inputs.map(([name, one]) => [name, each(one)])),
    inputs.flatMap(([name, one]) => (one.optional === undefined ? [name] : [])),
  );
}

const STRING: Schema = { type: 'string' };
const STRINGS: Schema = { type: 'array', items: STRING };
const FIELDS: Schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { label: STRING, value: STRING, note: STRING },
    required: ['label', 'value'],
  },
};
const VALUES: Readonly<Record<OutputKind, Schema>> = {
  text: STRING,
  code: STRING,
  tree: STRING,
  diff: { ...STRING, description: 'A unified patch' },
  list: STRINGS,
  fields: FIELDS,
  table: objectSchema({ columns: STRINGS, rows: { type: 'array', items: STRINGS } }, ['columns', 'rows']),
  image: objectSchema({ svg: STRING, width: { type: 'number' }, height: { type: 'number' }, alt: STRING }, [
    'svg',
    'width',
    'height',
    'alt',
  ]),
  bytes: objectSchema(
    { base64: { ...STRING, contentEncoding: 'base64' }, size: { type: 'integer' }, type: STRING, name: STRING },
    ['base64', 'size', 'type'],
  ),
};

/** A result as JSON, as `jsonResult` writes it. */
export function resultSchema(tool: AnyTool): ObjectSchema {
  const kinds = getKinds(tool);
  const values = [...new Set(kinds.map((kind) => VALUES[kind]))];
  return objectSchema(
    {
      kind: { type: 'string', enum: [...kinds] },
      value: values.length === 1 ? values[0]! : { anyOf: values },
      notes: { ...STRINGS, description: 'Notes: what was assumed or left out' },
      facts: { ...FIELDS, description: 'Facts shown with the result' },
      data: { description: 'The result as data for programs' },
    },
    ['kind', 'value'],
  );
}
