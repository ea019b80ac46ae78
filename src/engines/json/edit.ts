import { InputError } from '@/engines/input-error';
import { children, getKey, isContainer, type JsonDocument, JsonKind } from './document';
import { parseJson } from './scan';
import { stringEnd } from './strings';

/** A text with one thing changed, and what that means for the places of the others. */
export interface Edit {
  text: string;
  /** Values from this one on stand so many places later, or earlier. */
  shift: { from: number; by: number };
}

const splice = (doc: JsonDocument, from: number, to: number, inserted: string): string =>
  doc.text.slice(0, from) + inserted + doc.text.slice(to);

/** How many values a text of JSON holds. Throws where it is none. */
const countValues = (json: string): number => parseJson(json).size;

/** Another value in the place of one; the rest of the text stays as it is written. */
export function replaceValue(doc: JsonDocument, node: number, json: string): Edit {
  const size = countValues(json);
  return {
    text: splice(doc, doc.start[node]!, doc.end[node]!, json),
    shift: { from: doc.next[node]!, by: size - (doc.next[node]! - node) },
  };
}

/** Another name for a member; one that stands there already is refused. */
export function renameKey(doc: JsonDocument, node: number, name: string): Edit {
  const at = doc.key[node]!;
  if (at < 0) throw new InputError('Elements of arrays have no name');
  for (const other of children(doc, doc.parent[node]!))
    if (other !== node && getKey(doc, other) === name)
      throw new InputError(`There is a ${JSON.stringify(name)} here already`, { field: 'key' });
  return { text: splice(doc, at, stringEnd(doc.text, at), JSON.stringify(name)), shift: { from: node, by: 0 } };
}

/** Where a member or an element begins, its name included. */
const beginning = (doc: JsonDocument, node: number): number =>
  doc.key[node]! >= 0 ? doc.key[node]! : doc.start[node]!;

export function removeValue(doc: JsonDocument, node: number): Edit {
  if (node === 0) throw new InputError('The whole document can’t be removed: clear the input instead');
  const siblings = [...children(doc, doc.parent[node]!)];
  const at = siblings.indexOf(node);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  const text =
    before !== undefined
      ? splice(doc, doc.end[before]!, doc.end[node]!, '')
      : after !== undefined
        ? splice(doc, beginning(doc, node), beginning(doc, after), '')
        : splice(doc, doc.start[doc.parent[node]!]! + 1, doc.end[doc.parent[node]!]! - 1, '');
  return { text, shift: { from: doc.next[node]!, by: node - doc.next[node]! } };
}

/** A name that no member has yet. */
function freshName(doc: JsonDocument, container: number, wanted: string): string {
  const names = new Set([...children(doc, container)].map((child) => getKey(doc, child)));
  let name = wanted;
  for (let at = 2; names.has(name); at++) name = `${wanted}${at}`;
  return name;
}

/** What stands between the bracket and the first value, so that a new one is laid out like the others. */
function layoutOf(doc: JsonDocument, container: number): { between: string; colon: string } {
  const [first] = children(doc, container);
  if (first === undefined) return { between: '', colon: ': ' };
  const from = beginning(doc, first);
  const before = doc.text.slice(doc.start[container]! + 1, from);
  const key = doc.key[first]!;
  const colon = key < 0 ? ': ' : doc.text.slice(stringEnd(doc.text, key), doc.start[first]);
  // A comment there is not to be repeated.
  return { between: /^\s*$/.test(before) ? before : ' ', colon: /^\s*:\s*$/.test(colon) ? colon : ': ' };
}

/** A value behind the last one of an object or an array. */
export function appendValue(doc: JsonDocument, container: number, json: string, name = 'key'): Edit {
  if (!isContainer(doc, container)) throw new InputError('Only objects and arrays hold other values');
  const size = countValues(json);
  const { between, colon } = layoutOf(doc, container);
  const isObject = doc.kind[container] === JsonKind.object;
  const written = isObject ? `${JSON.stringify(freshName(doc, container, name))}${colon}${json}` : json;
  const last = [...children(doc, container)].at(-1);
  const text =
    last === undefined
      ? splice(doc, doc.start[container]! + 1, doc.end[container]! - 1, written)
      : splice(doc, doc.end[last]!, doc.end[last]!, `,${between}${written}`);
  return { text, shift: { from: doc.next[container]!, by: size } };
}

/** The same value once more, right behind it. */
export function duplicateValue(doc: JsonDocument, node: number): Edit {
  if (node === 0) throw new InputError('The whole document can’t be doubled');
  const container = doc.parent[node]!;
  const { between, colon } = layoutOf(doc, container);
  const value = doc.text.slice(doc.start[node]!, doc.end[node]!);
  const name = getKey(doc, node);
  const written = name === undefined ? value : `${JSON.stringify(freshName(doc, container, name))}${colon}${value}`;
  return {
    text: splice(doc, doc.end[node]!, doc.end[node]!, `,${between}${written}`),
    shift: { from: doc.next[node]!, by: doc.next[node]! - node },
  };
}
