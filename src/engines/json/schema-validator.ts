import { removeUriSchemePlugin } from '@hyperjump/browser';
import {
  hasSchema,
  registerSchema,
  setMetaSchemaOutputFormat,
  setShouldValidateFormat,
  unregisterSchema,
  validate,
} from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/draft-2019-09';
import '@hyperjump/json-schema/draft-07';
import '@hyperjump/json-schema/draft-06';
import '@hyperjump/json-schema/draft-04';
import '@hyperjump/json-schema/formats-lite';
import { defineVocabulary, type EvaluationPlugin, loadDialect } from '@hyperjump/json-schema/experimental';
import { type JsonNode, value as valueIn } from '@hyperjump/json-schema/instance/experimental';
import { addFormats } from './schema-formats';
import { type Below, getBelow } from './schema-values';

export type Draft = '2020-12' | '2019-09' | '7' | '6' | '4';
type Rules = Parameters<typeof registerSchema>[0];

const DIALECTS: Readonly<Record<Draft, string>> = {
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '7': 'http://json-schema.org/draft-07/schema',
  '6': 'http://json-schema.org/draft-06/schema',
  '4': 'http://json-schema.org/draft-04/schema',
};

/** What a document breaks. */
export interface Fault {
  /** The last part of the keyword's address; `validate` for a schema that is false. */
  keyword: string;
  /** What the schema says there, as the validator keeps it. */
  wanted: unknown;
  /** The value that breaks it, and where it is as a JSON Pointer. */
  value: unknown;
  pointer: string;
  /** Where in the schema. */
  rule: string;
}

// Since 2019-09 it has other names, and schemas go on using this one.
const DEPENDENCIES = 'https://localkit.invalid/vocabulary/dependencies';
defineVocabulary(DEPENDENCIES, { dependencies: 'https://json-schema.org/keyword/draft-04/dependencies' });
for (const [draft, vocabularies] of [
  ['2019-09', ['core', 'applicator', 'validation', 'meta-data', 'format', 'content']],
  ['2020-12', ['core', 'applicator', 'validation', 'meta-data', 'format-annotation', 'content', 'unevaluated']],
] as const)
  loadDialect(
    DIALECTS[draft],
    Object.fromEntries([
      ...vocabularies.map((name) => [`https://json-schema.org/draft/${draft}/vocab/${name}`, true]),
      [DEPENDENCIES, true],
    ]),
    true,
  );

addFormats();
setShouldValidateFormat(true);
setMetaSchemaOutputFormat('BASIC');
// Nothing is fetched, and no file is read: a schema can refer to itself and to the published drafts.
for (const scheme of ['http', 'https', 'file']) removeUriSchemePlugin(scheme);

/** Keeps what each keyword found until it is known whether the schema it belongs to needed it. */
class FaultPlugin implements EvaluationPlugin {
  readonly id = 'localkit-faults';
  private readonly base: string;
  private readonly found = new WeakMap<object, Fault[]>();
  faults: readonly Fault[] = [];

  constructor(base: string) {
    this.base = base;
  }

  private add(context: object, ...faults: readonly Fault[]): void {
    const known = this.found.get(context);
    if (known) for (const one of faults) known.push(one);
    else this.found.set(context, [...faults]);
  }

  private fault(keyword: string, uri: string, wanted: unknown, instance: JsonNode): Fault {
    const rule = uri.startsWith(`${this.base}#`) ? uri.slice(this.base.length) : uri;
    return { keyword, wanted, value: valueIn(instance), pointer: instance.pointer, rule };
  }

  afterKeyword: EvaluationPlugin['afterKeyword'] = (node, instance, context, valid, schemaContext, keyword) => {
    if (valid) return;
    const [id, uri, wanted] = node;
    // What only hands on to other schemas is told by what these found.
    if (!keyword.simpleApplicator)
      this.add(schemaContext, this.fault(id.slice(id.lastIndexOf('/') + 1), uri, wanted, instance));
    this.add(schemaContext, ...(this.found.get(context) ?? []));
  };

  afterSchema: EvaluationPlugin['afterSchema'] = (url, instance, context, valid) => {
    if (typeof context.ast[url] === 'boolean' && !valid)
      this.add(context, this.fault('validate', url, false, instance));
    this.faults = this.found.get(context) ?? [];
  };
}

/**
 * Up to draft-07 everything beside $ref is ignored, and the package then no longer finds what stands there: a schema
 * that consists of a reference to one of its own definitions, as generators write them.
 */
function withReachableDefinitions(rules: Record<string, Json>, draft: Draft): Record<string, Json> {
  const { $ref, definitions, $defs } = rules;
  if (typeof $ref !== 'string' || draft === '2020-12' || draft === '2019-09') return rules;
  return { ...(definitions && { definitions }), ...($defs && { $defs }), allOf: [{ $ref }] };
}

type Json = Exclude<Rules, boolean>[string];

const ADDRESSES = new Set(['$id', '$anchor', '$dynamicAnchor', '$recursiveAnchor']);

/**
 * The package takes whatever has an $id for a schema with an address. Under a keyword that no draft knows, and up to
 * draft-07 beside $ref, it is none and changes no address below it.
 */
function withoutStrayIds(rules: Json, draft: Draft, below: Below = 'schema'): Json {
  if (Array.isArray(rules)) return rules.map((one) => withoutStrayIds(one, draft, below));
  if (typeof rules !== 'object' || rules === null || below === 'value') return rules;
  const isOld = draft !== '2020-12' && draft !== '2019-09';
  const isStray = below === 'unknown' || (below === 'schema' && isOld && typeof rules.$ref === 'string');
  const isAddress = (key: string) => ADDRESSES.has(key) || (key === 'id' && draft === '4');
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([key, value]) => !(isStray && typeof value === 'string' && isAddress(key)))
      .map(([key, value]) => {
        if (below === 'named') return [key, withoutStrayIds(value, draft)];
        const next = getBelow(key);
        return [key, withoutStrayIds(value, draft, below === 'unknown' && next !== 'value' ? below : next)];
      }),
  );
}

let schemas = 0;

/** What says of a value where it breaks the schema. */
export async function compileSchema(rules: Rules, draft: Draft): Promise<(value: unknown) => readonly Fault[]> {
  const place = `https://localkit.invalid/schema-${schemas++}`;
  let schema = rules;
  let base = place;
  if (typeof rules === 'object') {
    const { $schema: _, ...keywords } = withReachableDefinitions(withoutStrayIds(rules, draft) as typeof rules, draft);
    const name = draft === '4' ? 'id' : '$id';
    const id = keywords[name];
    if (typeof id === 'string' && id !== '') {
      // The package takes no names of files.
      const named = id.replace(/^file:/i, 'local-file:');
      keywords[name] = named;
      base = new URL(named, place).href.replace(/#.*$/s, '');
    }
    schema = keywords;
  }
  // One of the published drafts themselves is known already.
  const isKnown = hasSchema(base);
  if (!isKnown) registerSchema(schema, place, DIALECTS[draft]);
  try {
    const run = await validate(isKnown ? base : place);
    return (value) => {
      const plugin = new FaultPlugin(base);
      const { valid } = run(value as never, { plugins: [plugin] });
      return valid ? [] : plugin.faults;
    };
  } finally {
    if (!isKnown) unregisterSchema(place);
  }
}
