/** What stands under a keyword: one schema or a list of them, schemas by name, a value, or what no draft describes. */
export type Below = 'schema' | 'named' | 'value' | 'unknown';

const KEYWORDS: readonly (readonly [Below, string])[] = [
  [
    'schema',
    'additionalItems additionalProperties allOf anyOf contains contentSchema else if items not oneOf prefixItems propertyNames then unevaluatedItems unevaluatedProperties',
  ],
  ['named', '$defs definitions dependencies dependentSchemas patternProperties properties'],
  ['value', 'const default enum examples'],
];
const BELOW = new Map(KEYWORDS.flatMap(([below, names]) => names.split(' ').map((name) => [name, below] as const)));

export const getBelow = (keyword: string): Below => BELOW.get(keyword) ?? 'unknown';
