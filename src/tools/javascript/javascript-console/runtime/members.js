// What stands behind a name, for the editor to suggest. Nothing of the visitor's is called for it.
import { quietly, realm } from './realm';

const MOST = 1000;
const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const sourceOf = Function.prototype.call.bind(Function.prototype.toString);

const find = (value, name) => {
  for (let at = Object(value); at; at = Object.getPrototypeOf(at)) {
    const found = Object.getOwnPropertyDescriptor(at, name);
    if (!found) continue;
    if ('value' in found) return found.value;
    // Getters of the browser only read.
    return found.get && /\{\s*\[native code\]\s*\}$/.test(sourceOf(found.get)) ? found.get.call(value) : undefined;
  }
};

/** Of the value at a path of names, or of the whole realm where there is none. */
export function listMembers(path, evaluate) {
  if (path.some((name) => !NAME.test(name))) return undefined;
  let value = realm;
  if (path.length > 0) {
    value = quietly(() => evaluate(path[0]));
    for (const name of path.slice(1)) value = quietly(() => find(value, name));
    if (value === undefined || value === null) return undefined;
  }
  const members = new Map();
  for (let at = Object(value); at && members.size < MOST; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) {
      if (members.size >= MOST) break;
      if (!NAME.test(name) || name.startsWith('__') || members.has(name)) continue;
      const kind = typeof Object.getOwnPropertyDescriptor(at, name)?.value === 'function' ? 'method' : 'property';
      members.set(name, { name, kind, own: at === value });
    }
  return [...members.values()];
}
