import { type Table, type Value, writeTable } from './yaml';

/** The table at `a.b`, made where there is none. */
export const tableAt = (outer: Table, path: string): Table =>
  path.split('.').reduce((table, step) => {
    const inner = table.get(step);
    if (inner instanceof Map) return inner;
    const made: Table = new Map();
    table.set(step, made);
    return made;
  }, outer);

/** The table in which `a.b` stands, and its name there. */
function findPlace(outer: Table, path: string): [Table, string] {
  const dot = path.lastIndexOf('.');
  return [dot === -1 ? outer : tableAt(outer, path.slice(0, dot)), path.slice(dot + 1)];
}

export function put(outer: Table, path: string, value: Value): void {
  const [table, name] = findPlace(outer, path);
  table.set(name, value);
}

/** What stands in a list already: Compose takes every entry once only. */
const entered = new WeakMap<Value[], Set<string>>();

export function append(outer: Table, path: string, value: Value): void {
  const [table, name] = findPlace(outer, path);
  const old = table.get(name);
  const list = Array.isArray(old) ? (old as Value[]) : [];
  const known = entered.get(list) ?? new Set();
  entered.set(list, known);
  const key = writeTable(new Map([['', value]]));
  if (!known.has(key)) list.push(value);
  known.add(key);
  table.set(name, list);
}
