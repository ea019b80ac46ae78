import type { Fault } from './schema-validator';

/** No message repeats more of a document or a schema than this. */
const MOST = 80;
const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);
const shown = (value: unknown): string => cut(JSON.stringify(value) ?? String(value));
const listed = (all: readonly string[], last = 'or'): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;

function getKind(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return (
    { object: 'an object', string: 'a string', number: 'a number', boolean: 'a boolean' }[typeof value as string] ?? ''
  );
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  null: 'null',
};

const many = (count: unknown, what: string, several = `${what}s`): string =>
  `${String(count)} ${count === 1 ? what : several}`;

const missing = (names: unknown, value: unknown): string[] =>
  Array.isArray(names) && typeof value === 'object' && value !== null
    ? names.filter((name): name is string => typeof name === 'string' && !Object.hasOwn(value, name))
    : [];

type Words = (wanted: unknown, value: unknown) => string | readonly string[];

/** In draft-04 a limit comes with whether it is excluded itself. */
const limit =
  (at: string, beyond: string): Words =>
  (wanted, value) => {
    const [number, isExclusive] = Array.isArray(wanted) ? (wanted as unknown[]) : [wanted, false];
    return `${shown(value)} must be ${isExclusive ? beyond : at} ${String(number)}`;
  };

const lacks: Words = (wanted, value) =>
  (Array.isArray(wanted) ? (wanted as [string, unknown][]) : []).flatMap(([name, names]) =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? missing(names, value).map((one) => `Property ${shown(one)} is missing, which ${shown(name)} requires`)
      : [],
  );

const WORDS: Readonly<Record<string, Words>> = {
  validate: () => 'The schema doesn’t allow anything here',
  type: (wanted, value) =>
    `Must be ${listed([wanted].flat().map((one) => KINDS[String(one)] ?? String(one)))}, and is ${getKind(value)}`,
  enum: (wanted) => `Must be one of ${cut((wanted as string[]).join(', '))}`,
  const: (wanted) => `Must be ${cut(String(wanted))}`,
  required: (wanted, value) => missing(wanted, value).map((name) => `Property ${shown(name)} is missing`),
  dependentRequired: lacks,
  dependencies: lacks,
  minimum: limit('at least', 'more than'),
  maximum: limit('at most', 'less than'),
  exclusiveMinimum: (wanted, value) => `${shown(value)} must be more than ${String(wanted)}`,
  exclusiveMaximum: (wanted, value) => `${shown(value)} must be less than ${String(wanted)}`,
  multipleOf: (wanted, value) => `${shown(value)} isn’t a multiple of ${String(wanted)}`,
  minLength: (wanted) => `Must have at least ${many(wanted, 'character')}`,
  maxLength: (wanted) => `Must have at most ${many(wanted, 'character')}`,
  minItems: (wanted) => `Must have at least ${many(wanted, 'element')}`,
  maxItems: (wanted) => `Must have at most ${many(wanted, 'element')}`,
  minProperties: (wanted) => `Must have at least ${many(wanted, 'property', 'properties')}`,
  maxProperties: (wanted) => `Must have at most ${many(wanted, 'property', 'properties')}`,
  uniqueItems: () => 'Has the same element more than once',
  pattern: (wanted) => `Doesn’t match the pattern ${cut(wanted instanceof RegExp ? wanted.source : String(wanted))}`,
  format: (wanted, value) => `${shown(value)} doesn’t have the format ${shown(wanted)}`,
  contains: () => 'Has too few or too many of the elements it must contain',
  anyOf: () => 'Must match one of several schemas, but matches none',
  oneOf: () => 'Must match exactly one of several schemas, but matches none or more than one',
  not: () => 'Matches a schema that it must not match',
};

/** What is wrong in words: one sentence, or one for each of several things. */
export function wordsFor({ keyword, wanted, value }: Fault): readonly string[] {
  const words = WORDS[keyword]?.(wanted, value) ?? `Breaks the rule ${keyword}`;
  if (typeof words === 'string') return [words];
  return words.length > 0 ? words : ['Doesn’t meet the requirements of one of its properties'];
}
