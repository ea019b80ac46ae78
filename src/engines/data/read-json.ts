import { getKey, type JsonDocument, JsonKind, stringValue, valueText } from '@/engines/json';
import { readJsonInput } from '@/engines/json/read';
import { type Data, DEEPEST, duplicateKey, type Read, type TableData, tooDeep, withoutPlace } from './value';

interface JsonReading {
  /** Mends what is no JSON, and says what was done. */
  repair?: boolean;
  /** Lets trailing commas pass, as comments do in any case. */
  jsonc?: boolean;
}

/** JSON, with the comments of configuration files let through; several documents are a list. */
export function readJson(provided: string, { repair = false, jsonc = false }: JsonReading = {}): Read {
  const read = readJsonInput(provided, { allowComments: true, allowTrailingCommas: jsonc, repair });
  const { doc, mended, several, findOffset } = read;
  // In a mended text no place is one of the visitor's.
  const source = mended ? doc.text : provided;
  const build = () => getData(doc, source, mended ? (offset) => offset : findOffset);
  const [note] = several ? read.notes.slice(-1) : [];
  return {
    source,
    data: mended ? withoutPlace(build) : build(),
    ...(note !== undefined && { several: { note } }),
    notes: [...read.notes, ...(doc.comments.length > 0 ? [COMMENTS_LOST] : [])],
  };
}

function getData(doc: JsonDocument, source: string, findOffset: (offset: number) => number): Data {
  const values: Data[] = new Array(doc.size);
  const depths = new Uint16Array(doc.size);
  for (let node = 0; node < doc.size; node++) {
    const at = findOffset(doc.start[node]!);
    const up = doc.parent[node]!;
    depths[node] = up === -1 ? 0 : depths[up]! + 1;
    if (depths[node]! > DEEPEST) throw tooDeep(source, at);
    const value = single(node, at);
    values[node] = value;
    if (up === -1) continue;
    const parent = values[up]!;
    if (parent.kind === 'list') parent.items.push(value);
    else addTo(parent as TableData, node, value);
  }
  return values[0]!;

  function single(node: number, at: number): Data {
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
    const key = getKey(doc, node)!;
    if (table.entries.has(key)) {
      let first = doc.parent[node]! + 1;
      while (getKey(doc, first) !== key) first = doc.next[first]!;
      throw duplicateKey(source, key, findOffset(doc.key[node]!), findOffset(doc.key[first]!));
    }
    table.entries.set(key, value);
  }
}

export const COMMENTS_LOST = 'Comments are left out.';
