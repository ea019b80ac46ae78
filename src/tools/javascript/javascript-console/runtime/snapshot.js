// Values as they are when they are logged: what becomes of them later does not show, and they outlive the worker.
import { readFrames, showFrame } from './places';
import { quietly } from './realm';

export const LONGEST_TEXT = 20_000;
const LONGEST_INNER = 1000;
const MOST_KIDS = 200;
const DEEPEST = 12;
const ENTRY_NODES = 1500;
/** After this many nodes of snapshots the further ones are small. */
const ALL_NODES = 400_000;
const FEW_NODES = 40;

let nodes = 0;
export const cut = (text, longest) =>
  text.length > longest ? { s: text.slice(0, longest), z: text.length } : { s: text };

const getName = (value) => {
  for (let proto = Object.getPrototypeOf(value); proto; proto = Object.getPrototypeOf(proto)) {
    const made = Object.getOwnPropertyDescriptor(proto, 'constructor')?.value;
    if (typeof made === 'function' && typeof made.name === 'string') return made.name;
  }
  return '[Object: null prototype]';
};
const showFunction = (value) => {
  const source = Function.prototype.toString.call(value);
  const name = Object.getOwnPropertyDescriptor(value, 'name')?.value;
  const called = typeof name === 'string' ? name : '';
  if (/^class\b/.test(source)) {
    const parent = Object.getPrototypeOf(value);
    const base = parent === Function.prototype || !parent ? '' : ` extends ${parent.name || '(anonymous)'}`;
    return `class ${called || '(anonymous)'}${base}`;
  }
  return `${/^async\b/.test(source) ? 'async ' : ''}ƒ${/^(?:async\s*)?(?:function)?\s*\*/.test(source) ? '*' : ''} ${called}()`;
};
const showError = (error) => {
  const head = `${error.name}: ${error.message}`.replace(/: $/, '');
  return [head, ...readFrames(error.stack).map(showFrame)].join('\n');
};

const showElement = ({ localName, attributes }) =>
  cut(`<${localName}${Array.from(attributes, ({ name, value }) => ` ${name}="${value}"`).join('')}>`, 200).s;

/** A value without what is inside of it. */
const describe = (value, longest = LONGEST_INNER) => {
  switch (typeof value) {
    case 'string':
      return { t: 'string', ...cut(value, longest) };
    case 'number':
      return { t: 'number', s: Object.is(value, -0) ? '-0' : String(value) };
    case 'bigint':
      return { t: 'number', s: `${cut(String(value), longest).s}n` };
    case 'symbol':
      return { t: 'symbol', s: value.toString() };
    case 'function':
      return { t: 'function', s: showFunction(value) };
    case 'object':
      break;
    default:
      return { t: 'literal', s: String(value) };
  }
  if (value === null) return { t: 'literal', s: 'null' };
  const n = getName(value);
  if (typeof Element === 'function' && value instanceof Element) return { t: 'quiet', s: showElement(value) };
  if (Array.isArray(value)) return { t: 'array', n, z: value.length };
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return { t: 'array', n, z: value.length };
  if (value instanceof Error) return { t: 'error', n, ...cut(showError(value), LONGEST_TEXT) };
  if (value instanceof Map) return { t: 'map', n, z: value.size };
  if (value instanceof Set) return { t: 'set', n, z: value.size };
  if (value instanceof Date) return { t: 'date', s: Number.isNaN(+value) ? 'Invalid Date' : value.toISOString() };
  if (value instanceof RegExp) return { t: 'regexp', s: String(value) };
  if (value instanceof ArrayBuffer) return { t: 'object', n: `${n}(${value.byteLength})` };
  if (value instanceof Number || value instanceof String || value instanceof Boolean)
    return { t: 'object', n: `[${n}: ${value instanceof String ? JSON.stringify(String(value)) : value.valueOf()}]` };
  return { t: 'object', n };
};
const safely = (value, longest) => quietly(() => describe(value, longest), { t: 'literal', s: '(can’t be shown)' });

const keyText = (key) => (typeof key === 'symbol' ? { text: key.toString(), symbol: true } : { text: key });

/** What is inside: name, value, and whether the name is an index or a symbol. Getters are not called. */
function* listParts(value, node, hidden) {
  if (node.t === 'map') {
    let at = 0;
    for (const [key, item] of Map.prototype.entries.call(value)) yield [{ text: String(at++), pair: key }, item];
  } else if (node.t === 'set') {
    let at = 0;
    for (const item of Set.prototype.values.call(value)) yield [{ text: String(at++), index: true }, item];
  } else if (node.t === 'array') {
    let holes = 0;
    const end = Math.min(value.length, MOST_KIDS * 50);
    for (let at = 0; at < end; at++) {
      if (Object.hasOwn(value, at)) {
        if (holes > 0) yield [{ text: '', holes }, undefined];
        holes = 0;
        yield [{ text: String(at), index: true }, value[at]];
      } else holes++;
    }
    if (holes > 0) yield [{ text: '', holes: holes + value.length - end }, undefined];
    if (value.length > end) return;
  }
  if (node.t === 'array' && !Array.isArray(value)) return;
  for (const key of Reflect.ownKeys(value)) {
    if (node.t === 'array' && typeof key === 'string' && (/^\d+$/.test(key) || key === 'length')) continue;
    if (node.t === 'object' && value instanceof String && /^\d+$|^length$/.test(String(key))) continue;
    const found = Object.getOwnPropertyDescriptor(value, key);
    if (!found) continue;
    const wanted = found.enumerable || hidden || (node.t === 'error' && (key === 'cause' || key === 'errors'));
    if (!wanted) continue;
    if ('value' in found) yield [keyText(key), found.value];
    else yield [{ ...keyText(key), accessor: found.get ? 'getter' : 'setter' }, undefined];
  }
  if (hidden && Object.getPrototypeOf(value) !== null)
    yield [{ text: '[[Prototype]]', proto: true }, quietly(() => getName(value), 'Object')];
}

const HOLDERS = new Set(['object', 'array', 'map', 'set', 'error', 'function']);

/** Level by level, so that what is near the top is whole before the budget is used up. */
export function snapshot(root, { longest, hidden = false, few = nodes > ALL_NODES } = {}) {
  const top = safely(root, longest);
  let budget = few ? FEW_NODES : ENTRY_NODES;
  const queue = [{ value: root, node: top, above: undefined, depth: 0 }];
  for (let at = 0; at < queue.length; at++) {
    const { value, node, above, depth } = queue[at];
    if (!HOLDERS.has(node.t)) continue;
    const chain = { value, above };
    quietly(() => {
      for (const [key, item] of listParts(value, node, hidden && depth === 0)) {
        node.k ??= [];
        if (budget <= 0 || depth >= DEEPEST || node.k.length >= MOST_KIDS) {
          node.m = Math.max(1, (node.z ?? Reflect.ownKeys(value).length) - node.k.length);
          break;
        }
        budget--;
        nodes++;
        const { pair, holes, accessor, ...name } = key;
        let kid;
        if (holes) kid = { t: 'quiet', s: `empty × ${holes}` };
        else if (accessor) kid = { t: 'quiet', s: accessor === 'getter' ? '(getter)' : '(setter)' };
        else if (name.proto) kid = { t: 'quiet', s: item };
        else {
          let circular = false;
          if (typeof item === 'object' && item !== null)
            for (let link = chain; link; link = link.above) circular ||= link.value === item;
          kid = circular ? { t: 'quiet', s: '[Circular]' } : safely(item);
          if (!circular) queue.push({ value: item, node: kid, above: chain, depth: depth + 1 });
        }
        if ('pair' in key)
          name.key = typeof pair === 'object' && pair !== null ? snapshot(pair, { few: true }) : safely(pair);
        node.k.push([name, kid]);
      }
    });
  }
  return top;
}
