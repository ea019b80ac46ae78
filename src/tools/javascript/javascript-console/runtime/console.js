// The methods of the Console Standard.
import { emit, groups } from './entries';
import { format, part, text } from './format';
import { here, lineHere, showFrame } from './places';
import { clock, isObject, quietly, realm } from './realm';
import { snapshot } from './snapshot';
import { toTable } from './table';

let groupCount = 0;
const timers = new Map();
const counts = new Map();
const getLabel = (label) => (label === undefined ? 'default' : String(label));
const add = (type, parts, more) => emit(type, { parts, line: lineHere(), ...more });
const print = (type, values) => add(type, format(values));
const warn = (message) => add('warn', [text(message)]);
/** Values behind each other, none of them a format. */
const listed = (values) => values.flatMap((value, at) => (at > 0 ? [['t', ' '], part(value)] : [part(value)]));

function openGroup(values, collapsed) {
  const group = ++groupCount;
  add('group', values.length > 0 ? format(values) : [text('console.group')], { group, collapsed });
  groups.push(group);
}
function readTimer(label, values) {
  const name = getLabel(label);
  if (!timers.has(name)) return void warn(`Timer '${name}' does not exist`);
  const taken = `${name}: ${(clock.now() - timers.get(name)).toFixed(3)} ms`;
  add('time', listed([taken, ...values]), { label: name });
}

Object.assign(realm.console, {
  log: (...values) => print('log', values),
  info: (...values) => print('info', values),
  debug: (...values) => print('debug', values),
  warn: (...values) => print('warn', values),
  error: (...values) => print('error', values),
  assert(condition, ...values) {
    if (condition) return;
    if (values.length === 0) print('assert', ['Assertion failed']);
    else if (typeof values[0] === 'string') print('assert', [`Assertion failed: ${values[0]}`, ...values.slice(1)]);
    else print('assert', ['Assertion failed:', ...values]);
  },
  time(label) {
    const name = getLabel(label);
    if (timers.has(name)) warn(`Timer '${name}' already exists`);
    else timers.set(name, clock.now());
  },
  timeLog: (label, ...values) => readTimer(label, values),
  timeEnd(label) {
    readTimer(label, []);
    timers.delete(getLabel(label));
  },
  group: (...values) => openGroup(values, false),
  groupCollapsed: (...values) => openGroup(values, true),
  groupEnd() {
    groups.pop();
  },
  table(data, columns) {
    const table = isObject(data) ? quietly(() => toTable(data, columns)) : undefined;
    if (table) add('table', [], { table });
    else print('log', [data]);
  },
  trace(...values) {
    const trace = here().map(showFrame).join('\n');
    add('trace', values.length > 0 ? format(values) : [text('console.trace')], { trace });
  },
  count(label) {
    const name = getLabel(label);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    add('count', [text(`${name}: ${counts.get(name)}`)], { label: name });
  },
  countReset(label) {
    const name = getLabel(label);
    if (counts.has(name)) counts.set(name, 0);
    else warn(`Count for '${name}' does not exist`);
  },
  dir: (value) => add('dir', [['v', snapshot(value, { hidden: true })]]),
  dirxml: (...values) => add('dirxml', listed(values)),
  clear() {
    groups.length = 0;
    add('clear', [text('Console was cleared')]);
  },
});
realm.alert = (message = '') => add('info', [text(message)], { label: 'alert' });
