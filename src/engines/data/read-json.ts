import { InputError } from '@/engines/input-error';
import { JsonKind, keyOf, parseJson, stringValue, valueText } from '@/engines/json';
import { repairJson } from '@/engines/json/repair';
import { type Data, DEEPEST, duplicateKey, type Read, type TableData, tooDeep, withoutPlace } from './value';

/** Beyond this, what is wrong with a text is said without looking whether it could be mended. */
const LONGEST_OFFER = 1_000_000;

/** JSON, mended where it is none if that is asked for, and with what was done to it; else the error offers it. */
export function readJsonOrRepair(source: string, repair: boolean): Read {
  try {
    return readJson(source);
  } catch (error) {
    if (!(error instanceof InputError) || (!repair && source.length > LONGEST_OFFER)) throw error;
    const repaired = repairJson(source);
    if (!repaired) throw error;
    if (!repair) {
      const hint = `Switch on Repair to have it mended: ${repaired.fixes.join(', ').toLowerCase()}.`;
      throw new InputError(error.message, { ...error.details, hint });
    }
    const read = withoutPlace(() => readJson(repaired.text));
    return { ...read, notes: [`Repaired: ${repaired.fixes.join(', ').toLowerCase()}.`, ...read.notes] };
  }
}

/** JSON, with the comments of configuration files let through. */
export function readJson(source: string): Read {
  const doc = parseJson(source, { allowComments: true });
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
