import { JsonKind, keyOf, parseJson, stringValue, valueText } from '@/engines/json';
import { type Data, DEEPEST, duplicateKey, type Read, type TableData, tooDeep } from './value';

/** JSON, with the comments and trailing commas of configuration files let through. */
export function readJson(source: string): Read {
  const doc = parseJson(source, { allowComments: true, allowTrailingCommas: true });
  const values: Data[] = new Array(doc.size);
  const depths = new Uint16Array(doc.size);
  for (let node = 0; node < doc.size; node++) {
    const at = doc.start[node]!;
    const up = doc.parent[node]!;
    depths[node] = up === -1 ? 0 : depths[up]! + 1;
    if (depths[node]! > DEEPEST) throw tooDeep(source, at);
    const value = dataOf(node, at);
    values[node] = value;
    if (up === -1) continue;
    const parent = values[up]!;
    if (parent.kind === 'list') parent.items.push(value);
    else addTo(parent as TableData, node, value);
  }
  const notes = doc.comments.length > 0 ? [COMMENTS_LOST] : [];
  return { source, data: values[0]!, notes };

  function dataOf(node: number, at: number): Data {
    switch (doc.kind[node]) {
      case JsonKind.object:
        return { kind: 'table', entries: new Map(), at };
      case JsonKind.array:
        return { kind: 'list', items: [], at };
      case JsonKind.string:
        return { kind: 'string', value: stringValue(doc, node)!, at };
      case JsonKind.number:
        return { kind: 'number', text: valueText(doc, node), at };
      case JsonKind.null:
        return { kind: 'null', at };
      default:
        return { kind: 'boolean', value: doc.kind[node] === JsonKind.true, at };
    }
  }

  function addTo(table: TableData, node: number, value: Data): void {
    const key = keyOf(doc, node)!;
    if (table.entries.has(key)) {
      let first = doc.parent[node]! + 1;
      while (keyOf(doc, first) !== key) first = doc.next[first]!;
      throw duplicateKey(source, key, doc.key[node]!, doc.key[first]!);
    }
    table.entries.set(key, value);
  }
}

export const COMMENTS_LOST = 'Comments are left out.';
