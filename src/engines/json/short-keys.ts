import { InputError } from '@/engines/input-error';
import { childCount, children, getKey, getKind, type JsonDocument, JsonKind, stringValue } from './document';

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_';
const REST = `${FIRST}0123456789`;
/** Keys of up to this many characters stay as they are. */
const SHORT = 3;

const splitCharacters = (name: string): number => [...name].length;

function* names(): Generator<string, never> {
  for (let size = 1; ; size++) {
    const total = FIRST.length * REST.length ** (size - 1);
    for (let n = 0; n < total; n++) {
      let name = '';
      let left = n;
      for (let i = 1; i < size; i++) {
        name = REST[left % REST.length] + name;
        left = Math.floor(left / REST.length);
      }
      yield FIRST[left] + name;
    }
  }
}

/**
 * A short name for every key of more than three characters, the shortest for those that take the most room. No name
 * is one the document uses already, so the map can be read backwards.
 */
export function shortKeys(doc: JsonDocument): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  for (let node = 0; node < doc.size; node++) {
    const name = getKey(doc, node);
    if (name !== undefined) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const long = [...uses.keys()].filter((name) => splitCharacters(name) > SHORT);
  const room = (name: string) => uses.get(name)! * name.length;
  long.sort((a, b) => room(b) - room(a));
  const short = names();
  const map = new Map<string, string>();
  for (const name of long) {
    let next = short.next().value;
    while (uses.has(next)) next = short.next().value;
    if (next.length < name.length) map.set(name, next);
  }
  return map;
}

/** The map as it is kept: what each short name stands for. */
export const writeKeyMap = (map: ReadonlyMap<string, string>): string =>
  map.size === 0
    ? '{}'
    : `{\n${[...map].map(([name, short]) => `  ${JSON.stringify(short)}: ${JSON.stringify(name)}`).join(',\n')}\n}`;

/** The names by their short forms, from a map as written by `writeKeyMap`. */
export function readKeyMap(doc: JsonDocument): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  if (getKind(doc, 0) !== JsonKind.object) throw new InputError('A key map must be an object of short and long names');
  for (const node of children(doc, 0)) {
    const name = stringValue(doc, node);
    if (name === undefined) throw new InputError('Every short name in the key map needs a text');
    map.set(getKey(doc, node)!, name);
  }
  if (childCount(doc, 0) === 0) throw new InputError('The key map is empty');
  return map;
}
