import { InputError, type Place, placeAt } from '@/engines/input-error';
import { children, getPath, type JsonDocument } from './document';
import { toJs } from './format';
import { NodeFinder } from './pointer';
import type { Draft, Fault } from './schema-validator';
import { type Below, getBelow } from './schema-values';

export type SchemaDraft = 'auto' | '2020-12' | '7';

export interface SchemaFinding extends Required<Place> {
  /** Where in the document, as in `$.items[0]`. */
  path: string;
  message: string;
  /** Which rule of the schema was broken, as a JSON Pointer. */
  rule: string;
}

export interface SchemaReport {
  findings: SchemaFinding[];
  /** What the schema says and nothing here checks, in words. */
  unchecked: string[];
}

/** Fetches the validator. It reads the schema as data and generates no code. */
const loadSchemaValidator = () =>
  Promise.all([import('./schema-validator'), import('./schema-formats'), import('./schema-words')]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DRAFTS: readonly (readonly [RegExp, Draft])[] = [
  [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, '2020-12'],
  [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, '2019-09'],
  [/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/, '7'],
  [/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/, '6'],
  [/^https?:\/\/json-schema\.org\/draft-04\/schema#?$/, '4'],
];

/** The draft a schema names; the newest where it names none that is known, with what is to be said of that. */
function draftFor(schema: unknown, wanted: SchemaDraft): { draft: Draft; unknown?: string } {
  if (wanted !== 'auto') return { draft: wanted };
  const named = isObject(schema) && typeof schema.$schema === 'string' ? schema.$schema : undefined;
  if (named === undefined) return { draft: '2020-12' };
  const known = DRAFTS.find(([pattern]) => pattern.test(named))?.[1];
  if (known) return { draft: known };
  const draft = named.includes('draft-03') ? '4' : '2020-12';
  return { draft, unknown: `The $schema ${JSON.stringify(named).slice(0, 100)} isn’t known, so it’s read as ${draft}` };
}

const CONTENT = new Set(['contentEncoding', 'contentMediaType', 'contentSchema']);

/** Whether a value looks like a schema with an address: the validator takes it for one. */
function hasAddress(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (Array.isArray(one)) rest.push(...(one as unknown[]));
    if (!isObject(one)) continue;
    if (['$id', 'id', '$anchor', '$dynamicAnchor'].some((key) => typeof one[key] === 'string')) return true;
    rest.push(...Object.values(one));
  }
  return false;
}

/** What stands in a schema without being checked: formats that are not published, and what strings contain. */
function uncheckedIn(schema: unknown, formats: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const rest: [value: unknown, below: Below][] = [[schema, 'schema']];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [one, below] = next;
    if (Array.isArray(one)) rest.push(...one.map((item): [unknown, Below] => [item, below]));
    if (!isObject(one)) continue;
    for (const [key, value] of Object.entries(one)) {
      if (below === 'named') {
        rest.push([value, 'schema']);
        continue;
      }
      if (key === 'format' && typeof value === 'string' && !formats.has(value))
        found.add(`The format ${JSON.stringify(value).slice(0, 60)} is not checked`);
      if (CONTENT.has(key)) found.add(`${key} is not checked`);
      const under = getBelow(key);
      if (under !== 'value') rest.push([value, under]);
      else if ((key === 'const' || key === 'enum') && hasAddress(value))
        found.add(`${key} has a value with its own address ($id or $anchor) and may be compared wrongly`);
    }
  }
  return [...found];
}

const getSteps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Whatever is wrong below a value, it counts as not evaluated; to say that too would only hide what is wrong. */
function withoutConsequences(faults: readonly Fault[]): readonly Fault[] {
  const above = new Set<string>();
  for (const { pointer } of faults)
    for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1))
      above.add(pointer.slice(0, end));
  return faults.filter(({ rule, pointer }) => !/\/unevaluated(?:Properties|Items)$/.test(rule) || !above.has(pointer));
}

/** What keeps a schema from being used, in words and with its place where that is known. */
function findFault(error: Error, schema: JsonDocument): InputError {
  const { output } = error as { output?: { errors?: readonly { instanceLocation: string }[] } };
  const places = output?.errors?.map(({ instanceLocation }) => instanceLocation.replace(/^[^#]*#/, '')) ?? [];
  // The deepest is nearest to what is wrong: those above only say that something below them is.
  const pointer = places.sort((a, b) => b.length - a.length)[0];
  if (pointer !== undefined) {
    const steps = getSteps(decodeURIComponent(pointer));
    const node = Math.max(0, new NodeFinder(schema).find(steps));
    const where = getPath(schema, node, 'short');
    return new InputError(`The schema can’t be used: its draft doesn’t allow the value at ${where}`, {
      ...placeAt(schema.text, schema.start[node]!),
      field: 'schema',
    });
  }
  const missing = /^Unable to load resource '([^']*)'/.exec(error.message)?.[1];
  const reason =
    error instanceof RangeError
      ? 'it refers to itself endlessly, or the document is nested too deeply'
      : missing !== undefined
        ? `Unresolved reference to ${missing.slice(0, 200)}: it isn’t in the schema, and nothing is loaded from elsewhere`
        : error.message.split('\n')[0]!.slice(0, 300);
  return new InputError(`The schema can’t be used: ${reason}`, { field: 'schema' });
}

/** What in the document the schema forbids, or in each element of an array where each is a document, up to a limit. */
export async function checkSchema(
  doc: JsonDocument,
  schema: JsonDocument,
  wanted: SchemaDraft,
  limit: number,
  each = false,
): Promise<SchemaReport> {
  const [{ compileSchema }, { FORMATS }, { wordsFor }] = await loadSchemaValidator();
  const finder = new NodeFinder(doc);
  const findings: SchemaFinding[] = [];
  const unchecked: string[] = [];
  try {
    const rules = toJs(schema);
    if (typeof rules !== 'boolean' && !isObject(rules))
      throw new InputError('A JSON Schema must be an object, true or false', {
        ...placeAt(schema.text, schema.start[0]!),
        field: 'schema',
      });
    const { draft, unknown } = draftFor(rules, wanted);
    if (unknown !== undefined) unchecked.push(unknown);
    unchecked.push(...uncheckedIn(rules, FORMATS));
    const check = await compileSchema(rules as never, draft);
    const roots = each ? [...children(doc, 0)] : [0];
    for (const [index, root] of roots.entries()) {
      for (const fault of withoutConsequences(check(toJs(doc, root)))) {
        const steps = getSteps(fault.pointer);
        const node = Math.max(0, finder.find(each ? [String(index), ...steps] : steps));
        const place = { ...placeAt(doc.text, doc.start[node]!), path: getPath(doc, node, 'short'), rule: fault.rule };
        for (const message of wordsFor(fault)) findings.push({ ...place, message });
        if (findings.length >= limit * 2) break;
      }
      if (findings.length >= limit) break;
    }
  } catch (error) {
    // An address that leads nowhere, a pattern that is none, a schema that refers to itself for ever.
    if (error instanceof InputError || !(error instanceof Error)) throw error;
    throw findFault(error, schema);
  }
  findings.sort((a, b) => a.offset - b.offset);
  return { findings: findings.slice(0, limit), unchecked };
}
