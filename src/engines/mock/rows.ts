import { splitLine, splitType, withoutComment } from './field-line';

/** A line of fields as a form shows it. What a form cannot show (comments, blank lines) stays in the text as it is. */
export interface FieldRow {
  /** Its line in the text, from 0. */
  readonly line: number;
  /** Blanks before it: fields of an object stand deeper than its name. */
  readonly indent: string;
  readonly name: string;
  /** "0-3" where it is a list; `undefined` where it is none. */
  readonly list: string | undefined;
  /** Empty for an object, whose fields stand below. */
  readonly type: string;
  /** What stands between the parentheses. */
  readonly args: string;
  readonly unique: boolean;
  /** Percent. */
  readonly nulls: number;
  /** With the blanks before it. */
  readonly comment: string;
}

const toLines = (text: string): string[] => text.split(/\r\n|\r|\n/);

function readRow(text: string, line: number): FieldRow | undefined {
  const field = withoutComment(text);
  const comment = field.length < text.length ? text.slice(field.trimEnd().length) : '';
  const { name, list, rest = '' } = splitLine(field) ?? {};
  const typed = splitType(rest);
  // What is not understood is not to be lost by a form.
  if (name === undefined || !typed) return undefined;
  const { type, args = '', isUnique, nulls } = typed;
  const indent = /^\s*/.exec(text)![0];
  return { line, indent, name, list, type, args, comment, unique: isUnique, nulls };
}

/** A JSON Schema has no lines of fields. */
export const isSchema = (text: string): boolean => text.trimStart().startsWith('{');

/** The rows of a text; none where it is a JSON Schema, or a line is not understood. */
export function readRows(text: string): FieldRow[] | undefined {
  if (isSchema(text)) return undefined;
  const rows: FieldRow[] = [];
  for (const [at, line] of toLines(text).entries()) {
    if (withoutComment(line).trim() === '') continue;
    const row = readRow(line, at);
    if (!row) return undefined;
    rows.push(row);
  }
  return rows;
}

export function writeRow({ indent, name, list, type, args, unique, nulls, comment }: FieldRow): string {
  const field = `${indent}${name}${list === undefined ? '' : `[${list}]`}:`;
  const drawn = type === '' ? '' : ` ${type}${args === '' ? '' : `(${args})`}`;
  return `${field}${drawn}${unique ? ' unique' : ''}${nulls > 0 ? ` nulls ${nulls}%` : ''}${comment}`;
}

const indentOf = (line: string): number => line.replaceAll('\t', '  ').search(/\S|$/);
const isBlank = (line: string): boolean => line.trim() === '';

/** Where the lines below a row that belong to it end. */
function endOfBlock(lines: readonly string[], start: number): number {
  let end = start + 1;
  while (end < lines.length && !isBlank(lines[end]!) && indentOf(lines[end]!) > indentOf(lines[start]!)) end++;
  return end;
}

/** Changes a row. One that becomes an object gets a first field. */
export function changeRow(text: string, row: FieldRow, changes: Partial<FieldRow>): string {
  const lines = toLines(text);
  const next = { ...row, ...changes };
  const becomesObject = next.type === '' && row.type !== '';
  lines.splice(row.line, 1, writeRow(next), ...(becomesObject ? [`${row.indent}  name: word`] : []));
  return lines.join('\n');
}

/** Removes a row, with the fields of an object. */
export function removeRow(text: string, row: FieldRow): string {
  const lines = toLines(text);
  lines.splice(row.line, endOfBlock(lines, row.line) - row.line);
  return lines.join('\n');
}

/** Adds a field at the end, with a name that is free. */
export function addRow(text: string): string {
  const rows = readRows(text) ?? [];
  let number = 1;
  while (rows.some(({ name }) => name === `field${number}`)) number++;
  const before = text.trimEnd();
  return `${before}${before === '' ? '' : '\n'}field${number}: word`;
}

/** Moves a row, with what belongs to it, to the place of another one at the same depth below the same name. */
export function moveRow(text: string, from: FieldRow, to: FieldRow): string {
  const lines = toLines(text);
  if (from.line === to.line || indentOf(lines[from.line]!) !== indentOf(lines[to.line]!)) return text;
  const [first, last] = from.line < to.line ? [from.line, to.line] : [to.line, from.line];
  const depth = indentOf(lines[first]!);
  // Between them nothing may end the object they are in.
  if (lines.slice(first, last).some((line) => !isBlank(line) && indentOf(line) < depth)) return text;
  const block = lines.slice(from.line, endOfBlock(lines, from.line));
  const end = endOfBlock(lines, to.line);
  if (from.line < to.line) {
    lines.splice(end, 0, ...block);
    lines.splice(from.line, block.length);
  } else {
    lines.splice(from.line, block.length);
    lines.splice(to.line, 0, ...block);
  }
  return lines.join('\n');
}
