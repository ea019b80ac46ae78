import { InputError } from '@/engines/input-error';
import { formatJson, minifyJson } from '@/engines/json';
import { grouped } from '@/engines/number/grouped';
import { parseCsv } from './parse';

export interface ToJsonOptions {
  delimiter: string;
  quote?: string;
  /** Where the rows begin. */
  from?: number;
  /** Leaves out white space around cells that are not quoted. */
  trim?: boolean;
  /** The first row names the columns. */
  header: boolean;
  /** Names for the first columns, in place of those. */
  names?: readonly string[];
  shape: 'array' | 'data' | 'first' | 'lines';
  /** What a level is indented by; '' puts everything on one line. */
  indent: string;
  /** Writes numbers, true, false, null and nested JSON as such; else every value is a string. */
  types: boolean;
  /** Splits column names here into nested objects; undefined leaves them whole. */
  separator?: string;
}

export interface Json {
  text: string;
  rows: number;
  /** The names of the columns. */
  columns: readonly string[];
  notes: string[];
}

const MAX_LENGTH = 0x1fffffe8;
const PIECE = 1 << 16;
/** Names are split into at most this many levels. */
const DEEPEST = 200;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** CSV as JSON text, laid out as JSON.stringify does. */
export function csvToJson(text: string, options: ToJsonOptions, progress: (done: number) => void = () => {}): Json {
  const { types } = options;
  // A line holds a whole document of JSON Lines.
  const indent = options.shape === 'lines' ? '' : options.indent;
  const pretty = indent !== '';
  const notes: Notes = new Map();
  let names: string[] = [];
  let layout: Layout | undefined;
  let rows = 0;
  let short = 0;
  let long = 0;
  let nested = false;
  const pieces: string[] = [];
  let out = '';
  let length = 0;

  const value = (cell: string, quoted: boolean): string => {
    if (types) {
      if (!quoted && cell === '') return 'null';
      // White space around a number is no part of it, as it is of a text.
      const bare = cell.trim();
      if (!quoted && (NUMBER.test(bare) || bare === 'true' || bare === 'false' || bare === 'null')) return bare;
      const json = /^[[{]/.test(bare) ? toJson(bare) : undefined;
      if (json !== undefined) {
        nested = true;
        return json;
      }
    }
    return JSON.stringify(cell);
  };
  const [start, between, end] =
    options.shape === 'first' || options.shape === 'lines'
      ? ['', '\n', '']
      : options.shape === 'data'
        ? [pretty ? `{\n${indent}"data": [` : '{"data":[', ',', pretty ? `\n${indent}]\n}` : ']}']
        : ['[', ',', pretty ? '\n]' : ']'];
  const depth = { first: 0, lines: 0, array: 1, data: 2 }[options.shape];
  const newline = pretty ? `\n${indent.repeat(depth)}` : '';

  for (const { cells, isQuoted, hasBlanksAroundQuotes, end: stop } of parseCsv(text, options)) {
    if (hasBlanksAroundQuotes) notes.set('quotes', 'Removed spaces outside the quotes of quoted cells');
    if (!options.trim && !notes.has('blanks') && cells.some((cell, at) => isPadded(cell) && !isQuoted(at)))
      notes.set('blanks', 'Some cells start or end with white space, which is kept; Trim Cells removes it');
    if (names.length === 0) {
      const chosen = options.names ?? [];
      const provided = options.header ? cells : cells.map(() => '');
      names =
        options.header || chosen.length > 0
          ? uniqueNames([...chosen, ...provided.slice(chosen.length)], notes)
          : cells.map((_, at) => `column${at + 1}`);
      if (options.header) continue;
    }
    if (cells.length < names.length) short++;
    else if (cells.length > names.length) {
      long++;
      // A name for each cell without one; rows before it are left as they are.
      const taken = new Set(names);
      for (let at = names.length; at < cells.length; at++) names.push(freeName(`column${at + 1}`, taken));
      layout = undefined;
    }
    layout ??= getLayout(names, indent, depth, options.separator, notes);
    if (rows > 0) out += between;
    if (depth > 0) out += newline;
    const { parts, columns } = layout;
    for (let at = 0; at < parts.length; at++) {
      out += parts[at];
      const column = columns[at];
      if (column === undefined) continue;
      const cell = cells[column];
      out += cell === undefined ? (types ? 'null' : '""') : value(cell, isQuoted(column));
    }
    rows++;
    if (out.length > PIECE) {
      length += out.length;
      if (length > MAX_LENGTH) throw new InputError('The result would be too long for a browser');
      pieces.push(out);
      out = '';
      progress(stop / text.length);
    }
    if (options.shape === 'first') break;
  }
  pieces.push(out);
  const plural = (count: number) => `${grouped(count)} ${count === 1 ? 'row has' : 'rows have'}`;
  if (short > 0) notes.set('short', `${plural(short)} fewer cells than there are columns; missing cells are empty`);
  if (long > 0) notes.set('long', `${plural(long)} more cells than there are names; extra columns were added`);

  let json = start + pieces.join('') + (rows === 0 ? end.trimStart() : end);
  if (rows === 0 && options.shape === 'first') json = '{}';
  if (rows === 0 && options.shape === 'data' && pretty) json = `{\n${indent}"data": []\n}`;
  if (nested && pretty) json = formatJson(json, { indent: indent === '\t' ? indent : indent.length });
  return { text: json, rows, columns: names, notes: [...notes.values()] };
}

const isPadded = (cell: string): boolean => cell.trim() !== cell;

/** One of each kind: a thousand repeated names are one thing to know. */
type Notes = Map<string, string>;

function toJson(cell: string): string | undefined {
  try {
    return minifyJson(cell);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let n = 2; taken.has(name); n++) name = `${wanted}_${n}`;
  taken.add(name);
  return name;
}

/** A JSON object can hold each name once, and a column without a name needs one. */
function uniqueNames(cells: readonly string[], notes: Notes): string[] {
  const taken = new Set<string>();
  const repeats = new Map<string, number>();
  const all = new Set(cells);
  return cells.map((cell, at) => {
    if (cell === '') {
      notes.set('unnamed', 'Columns without a name are numbered');
      return freeName(`column${at + 1}`, taken);
    }
    if (!taken.has(cell)) {
      taken.add(cell);
      return cell;
    }
    if (!notes.has('repeated'))
      notes.set('repeated', `The name ${cell.slice(0, 60)} appears more than once; the later ones got a number`);
    // Counting on from the last number, not from 2: thousands of equal names would take for ever.
    let n = repeats.get(cell) ?? 2;
    while (taken.has(`${cell}_${n}`) || all.has(`${cell}_${n}`)) n++;
    repeats.set(cell, n + 1);
    taken.add(`${cell}_${n}`);
    return `${cell}_${n}`;
  });
}

/** A row as fixed texts with a value of a column after each, but for the last. */
interface Layout {
  parts: string[];
  columns: number[];
}

interface Level {
  below: Map<string, Level>;
  column?: number;
}

function getLayout(
  names: readonly string[],
  unit: string,
  depth: number,
  separator: string | undefined,
  notes: Notes,
): Layout {
  const root: Level = { below: new Map() };
  for (const [column, name] of names.entries()) {
    const steps = separator && name.includes(separator) ? name.split(separator) : [name];
    if (steps.length > DEEPEST || !place(root, steps, column)) {
      if (!notes.has('whole'))
        notes.set('whole', `The column ${name.slice(0, 60)} couldn’t be nested next to another, so it stays separate`);
      // A name in one piece can meet a group of the same name.
      if (!place(root, [name], column)) place(root, [freeName(name, new Set(root.below.keys()))], column);
    }
  }
  const layout: Layout = { parts: [], columns: [] };
  let text = '';
  const write = (level: Level, indent: number) => {
    const isArray = level !== root && [...level.below.keys()].every((name, at) => name === String(at));
    const line = (by: number) => (unit === '' ? '' : `\n${unit.repeat(by)}`);
    text += isArray ? '[' : '{';
    let first = true;
    for (const [name, below] of level.below) {
      text += `${first ? '' : ','}${line(indent + 1)}`;
      if (!isArray) text += `${JSON.stringify(name)}:${unit === '' ? '' : ' '}`;
      first = false;
      if (below.column === undefined) write(below, indent + 1);
      else {
        layout.parts.push(text);
        layout.columns.push(below.column);
        text = '';
      }
    }
    text += line(indent) + (isArray ? ']' : '}');
  };
  write(root, depth);
  layout.parts.push(text);
  return layout;
}

/** Puts a column where its name leads; false where another stands in the way. */
function place(root: Level, steps: readonly string[], column: number): boolean {
  let level = root;
  for (const [at, step] of steps.entries()) {
    const known = level.below.get(step);
    const last = at === steps.length - 1;
    if (known && (last || known.column !== undefined)) return false;
    const next: Level = known ?? { below: new Map() };
    level.below.set(step, next);
    level = next;
  }
  level.column = column;
  return true;
}
