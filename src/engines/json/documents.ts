import { InputError, placeAt } from '@/engines/input-error';
import type { JsonDocument, JsonOptions } from './document';
import { parseJson } from './scan';
import { checkString } from './strings';

/** JSON Lines has a document on each line; in a sequence they follow each other, however they are laid out. */
export type DocumentsForm = 'lines' | 'sequence';

/** Where each document begins and ends: two numbers for each. */
type Spans = readonly number[];

export interface JsonDocuments {
  form: DocumentsForm;
  /** One array of all documents, whose text has brackets and commas that the given one has not. */
  doc: JsonDocument;
  count: number;
  /** Where in the given text an offset of the array's stands. */
  findOffset(offset: number): number;
}

/** RFC 7464 puts one before each document. No JSON has it, not even in a string. */
const SEPARATOR = /\x1e/g;
const BLANK = /\s*/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;

/** Every line with something on it, without the blanks around that. */
function lineSpans(text: string, from: number): number[] {
  const spans: number[] = [];
  for (let at = from; at < text.length; ) {
    const stop = text.indexOf('\n', at);
    const end = stop === -1 ? text.length : stop;
    const line = text.slice(at, end);
    const start = at + line.length - line.trimStart().length;
    if (start < end) spans.push(start, at + line.trimEnd().length);
    at = end + 1;
  }
  return spans;
}

/**
 * Objects and arrays one after the other, each from a new line or separator on, told by their brackets alone; undefined where anything
 * else stands between. Two on one line are a mistake in one document far more often.
 */
function sequenceSpans(provided: string, text: string, from: number, allowComments: boolean): number[] | undefined {
  const spans: number[] = [];
  let depth = 0;
  let start = 0;
  for (let at = from; at < text.length; ) {
    const c = text[at]!;
    if (allowComments && c === '/') {
      COMMENT.lastIndex = at;
      if (COMMENT.test(text)) {
        at = COMMENT.lastIndex;
        continue;
      }
    }
    if (depth === 0) {
      BLANK.lastIndex = at;
      BLANK.test(text);
      if (BLANK.lastIndex > at) {
        at = BLANK.lastIndex;
        continue;
      }
      if (c !== '{' && c !== '[') return undefined;
      if (spans.length > 0 && !/[\n\x1e]/.test(provided.slice(spans.at(-1), at))) return undefined;
      start = at;
      depth = 1;
      at++;
      continue;
    }
    if (c === '"') {
      at = checkString(text, at);
      if (at < 0) return undefined;
      continue;
    }
    if (c === '{' || c === '[') depth++;
    else if ((c === '}' || c === ']') && --depth === 0) spans.push(start, at + 1);
    at++;
  }
  return depth === 0 ? spans : undefined;
}

/** The text with a comma after each document but the last, and all of it in brackets. Line breaks stay where they are. */
function arrayText(text: string, spans: Spans): string {
  const parts: string[] = ['['];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  for (let one = 1; one < spans.length - 1; one += 2) {
    parts.push(text.slice(at, spans[one]), ',');
    at = spans[one]!;
  }
  // On a line of its own the bracket is safe from a comment that ends with its line.
  parts.push(text.slice(at), '\n]');
  return parts.join('');
}

/** Whether each span holds exactly one element: brackets could otherwise open in one line and close in another. */
function fillsItsSpans({ start, end, next, count }: JsonDocument, spans: Spans, shift: number): boolean {
  if (count[0] !== spans.length / 2) return false;
  let node = 1;
  for (let one = 0; one < spans.length; one += 2) {
    const by = shift + one / 2;
    if (start[node]! < spans[one]! + by || end[node]! > spans[one + 1]! + by) return false;
    node = next[node]!;
  }
  return true;
}

function readAs(form: DocumentsForm, text: string, spans: Spans, options: JsonOptions): JsonDocuments | undefined {
  if (spans.length < 4) return undefined;
  const bom = text.startsWith('\ufeff') ? 1 : 0;
  let doc: JsonDocument;
  try {
    doc = parseJson(arrayText(text, spans), options);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
  if (!fillsItsSpans(doc, spans, 1 - bom)) return undefined;
  const findOffset = (offset: number) => {
    let low = 0;
    let high = spans.length / 2;
    // How many documents end before it, each with a comma that was added.
    while (low < high) {
      const middle = (low + high) >> 1;
      if (spans[middle * 2 + 1]! + middle + 1 - bom < offset) low = middle + 1;
      else high = middle;
    }
    return Math.min(text.length, Math.max(0, offset - 1 + bom - low));
  };
  return { form, doc, count: spans.length / 2, findOffset };
}

const withoutSeparators = (text: string): string => text.replace(SEPARATOR, ' ');

/**
 * Several JSON documents in one text: JSON Lines, or objects and arrays that follow each other, with the separators of
 * RFC 7464 or without. Undefined where it is neither, or something in it is wrong.
 */
export function readDocuments(provided: string, options: JsonOptions = {}): JsonDocuments | undefined {
  const text = withoutSeparators(provided);
  const from = text.startsWith('\ufeff') ? 1 : 0;
  const lines = readAs('lines', text, withoutComments(text, lineSpans(text, from), options), options);
  if (lines) return lines;
  const spans = sequenceSpans(provided, text, from, options.allowComments === true);
  return spans && readAs('sequence', text, spans, options);
}

/** A line that is a comment holds no document. */
function withoutComments(text: string, spans: number[], { allowComments }: JsonOptions): number[] {
  if (!allowComments || !text.includes('//')) return spans;
  return spans.filter((_, at) => !text.startsWith('//', spans[at - (at % 2)]));
}

const STARTS_VALUE = /^(?:[[{"]|-?\d|(?:true|false|null)\b)/;

interface BadLine {
  line: number;
  /** The line where it stands, with nothing but blanks before it: messages may speak of lines and columns. */
  source: string;
  /** Where in the whole text an offset of this stands. */
  findOffset(offset: number): number;
}

/** The lines that are no JSON. Each is looked at by itself, so that a bracket left open in it is not looked for in the next. */
export function* badLines(provided: string, options: JsonOptions = {}): Generator<BadLine> {
  const text = withoutSeparators(provided);
  const spans = withoutComments(text, lineSpans(text, text.startsWith('\ufeff') ? 1 : 0), options);
  for (let one = 0; one < spans.length; one += 2) {
    const start = spans[one]!;
    const written = text.slice(start, spans[one + 1]);
    if (!findFault(written, options)) continue;
    const { line, column } = placeAt(text, start);
    const before = '\n'.repeat(line - 1) + ' '.repeat(column - 1);
    yield { line, source: before + written, findOffset: (offset) => Math.max(start, start + offset - before.length) };
  }
}

/** Whether the first line is a document of its own and the next begins like one: then JSON Lines is what was meant. */
function seemsLines(text: string, options: JsonOptions): boolean {
  const [start = 0, end = 0, next] = withoutComments(text, lineSpans(text, text.startsWith('\ufeff') ? 1 : 0), options);
  if (next === undefined || !STARTS_VALUE.test(text.slice(next, next + 8))) return false;
  return /[[{]/.test(text[start]!) && !findFault(text.slice(start, end), options);
}

/** What is wrong with a text that seems to be JSON Lines: the first mistake, at its place. */
export function faultInLines(provided: string, options: JsonOptions = {}): InputError | undefined {
  if (!seemsLines(withoutSeparators(provided), options)) return undefined;
  for (const { line, source, findOffset } of badLines(provided, options)) {
    const { message, details } = findFault(source, options)!;
    return new InputError(
      `Line ${line} of these JSON Lines: ${message}`,
      placeAt(provided, findOffset(details.offset ?? 0)),
    );
  }
  return undefined;
}

/** Most lines are right, and the browser tells so ten times as fast; what it refuses is looked at. */
function isPlainJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

function findFault(line: string, options: JsonOptions): InputError | undefined {
  if (isPlainJson(line)) return undefined;
  try {
    parseJson(line, options);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** The lines of a text that is JSON Lines but for some, each mended by itself; undefined where one cannot be. */
export function repairLines(
  provided: string,
  options: JsonOptions,
  mend: (line: string) => { text: string; fixes: readonly string[] } | undefined,
): { text: string; fixes: string[] } | undefined {
  if (!faultInLines(provided, options)) return undefined;
  const fixes: string[] = [];
  const lines: string[] = [];
  const text = withoutSeparators(provided).replace(/^\ufeff/, '');
  let number = 0;
  for (const line of text.split('\n')) {
    number++;
    if (line.trim() === '' || !findFault(line, options)) {
      lines.push(line);
      continue;
    }
    const mended = mend(line);
    if (!mended) return undefined;
    lines.push(mended.text.replace(/\s*\n\s*/g, ' '));
    fixes.push(`Line ${number}: ${mended.fixes.join(', ').toLowerCase()}`);
  }
  return { text: lines.join('\n'), fixes };
}
