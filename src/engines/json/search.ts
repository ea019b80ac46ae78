import { getKey, getKind, isContainer, type JsonDocument, JsonKind, stringValue, valueText } from './document';

export interface Found {
  node: number;
  /** Whether the key or the value holds what was looked for. */
  where: 'key' | 'value';
}

/** What a kind of value is called. */
export const KIND_NAMES: Readonly<Record<number, string>> = {
  [JsonKind.object]: 'object',
  [JsonKind.array]: 'array',
  [JsonKind.string]: 'string',
  [JsonKind.number]: 'number',
  [JsonKind.true]: 'boolean',
  [JsonKind.false]: 'boolean',
  [JsonKind.null]: 'null',
};

/** Nodes whose key or own value contains the text, in whatever case; the first `limit` of them and how many there are. */
export function searchJson(doc: JsonDocument, wanted: string, limit: number): { found: Found[]; total: number } {
  const fold = (text: string) => text.toLowerCase();
  const needle = fold(wanted);
  const found: Found[] = [];
  let total = 0;
  for (let node = 0; node < doc.size; node++) {
    const name = getKey(doc, node);
    const inKey = name !== undefined && fold(name).includes(needle);
    if (!inKey) {
      if (isContainer(doc, node)) continue;
      const value = getKind(doc, node) === JsonKind.string ? stringValue(doc, node)! : valueText(doc, node);
      if (!fold(value).includes(needle)) continue;
    }
    total++;
    if (found.length < limit) found.push({ node, where: inKey ? 'key' : 'value' });
  }
  return { found, total };
}
