import { InputError, type Place, placeAt } from '@/engines/input-error';
import { children, type JsonDocument, pathOf } from './document';
import { toJs } from './format';
import { NodeFinder } from './pointer';

export type SchemaDraft = 'auto' | '2020-12' | '7';

export interface SchemaFinding extends Required<Place> {
  /** Where in the document, as in `$.items[0]`. */
  path: string;
  message: string;
  /** Which rule of the schema was broken, as a JSON Pointer. */
  rule: string;
}

/** Fetches the validator. It reads the schema as data and generates no code. */
export const loadSchemaValidator = () => import('@cfworker/json-schema');

/** These only say that something below them failed, which is listed too. */
const SUMMARIES = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'allOf',
  'if',
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
  'dependentSchemas',
]);

const draftOf = (schema: unknown): '2020-12' | '2019-09' | '7' | '4' => {
  const uri = typeof schema === 'object' && schema !== null && '$schema' in schema ? String(schema.$schema) : '';
  if (/draft-0[67]/.test(uri)) return '7';
  if (/draft-0[34]/.test(uri)) return '4';
  return uri.includes('2019-09') ? '2019-09' : '2020-12';
};

/** What in the document the schema forbids, or in each element of an array where each is a document, up to a limit. */
export async function checkSchema(
  doc: JsonDocument,
  schema: JsonDocument,
  draft: SchemaDraft,
  limit: number,
  each = false,
): Promise<SchemaFinding[]> {
  const { Validator } = await loadSchemaValidator();
  const rules = toJs(schema);
  if (typeof rules !== 'boolean' && (typeof rules !== 'object' || rules === null || Array.isArray(rules)))
    throw new InputError('A JSON Schema is an object, true or false', {
      ...placeAt(schema.text, schema.start[0]!),
      field: 'schema',
    });
  const errors: { keyword: string; keywordLocation: string; error: string; steps: string[] }[] = [];
  try {
    const validator = new Validator(rules as never, draft === 'auto' ? draftOf(rules) : draft, false);
    const roots = each ? [...children(doc, 0)] : [0];
    for (const [index, root] of roots.entries()) {
      for (const one of validator.validate(toJs(doc, root)).errors) {
        if (SUMMARIES.has(one.keyword)) continue;
        const steps = stepsOf(one.instanceLocation);
        errors.push({ ...one, steps: each ? [String(index), ...steps] : steps });
      }
      if (errors.length >= limit) break;
    }
  } catch (error) {
    // An address that leads nowhere, a pattern that is none, a schema that refers to itself for ever.
    const reason =
      error instanceof RangeError
        ? 'it refers to itself without end, or the document is nested too deeply'
        : (error as Error).message.split('\n')[0];
    throw new InputError(`The schema cannot be used: ${reason}`, { field: 'schema' });
  }
  const finder = new NodeFinder(doc);
  return errors.slice(0, limit).map(({ keyword, keywordLocation, steps, error }) => {
    const node = Math.max(0, finder.find(steps));
    return {
      ...placeAt(doc.text, doc.start[node]!),
      path: pathOf(doc, node, 'short'),
      message: keyword === 'false' ? 'Nothing is allowed here by the schema' : error.replaceAll('Instance', 'Value'),
      rule: keywordLocation,
    };
  });
}

const stepsOf = (pointer: string): string[] =>
  pointer === '#'
    ? []
    : pointer
        .slice(2)
        .split('/')
        .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
