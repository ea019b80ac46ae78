import { type Place, placeAt } from '@/engines/input-error';
import { grouped } from '@/engines/number/grouped';
import type { JsonDocument, JsonOptions } from './document';
import { COMMENT_FIELDS, JsonKind } from './document';
import type { JsonProblemCode } from './problem-codes';
import { scanJson } from './scan';
import { checkString, decodeString } from './strings';

export interface JsonProblem extends Required<Place> {
  code: JsonProblemCode;
  message: string;
  /** Where the marked text ends. */
  end: number;
  /** Errors make the text unacceptable; warnings are valid JSON that other programs may read differently. */
  severity: 'error' | 'warning';
  /** For a duplicate key: where the key stands first. */
  first?: Required<Place>;
}

export interface ProblemOptions extends JsonOptions {
  /** Most problems to list; errors come before warnings when there are more. */
  limit?: number;
  /** Where the text stands in one that is shown instead, so that places are of that. */
  within?: { text: string; findOffset(offset: number): number };
}

interface Finding {
  code: JsonProblemCode;
  message: string;
  offset: number;
  end: number;
  severity: 'error' | 'warning';
  firstAt?: number;
}

class Enough extends Error {}

/**
 * Everything that is wrong with a text, in text order: the error parseJson would throw, and what is found by going on
 * with the most likely meaning. Warnings: duplicate keys (RFC 8259 section 4), surrogates without
 * their other half (section 8.2) and, unless strict, a byte order mark (section 8.1).
 */
export function findJsonProblems(text: string, options: ProblemOptions = {}): JsonProblem[] {
  const limit = options.limit ?? 100;
  const errors: Finding[] = [];
  const warnings: Finding[] = [];
  try {
    const doc = scanJson(text, options, (code, message, offset, end) => {
      errors.push({ code, message, offset, end, severity: 'error' });
      if (errors.length >= limit) throw new Enough();
    });
    const room = limit - errors.length;
    if (doc.bom && options.strict !== true) {
      const message = 'The text starts with a byte order mark (U+FEFF), which some programs reject';
      warnings.push({ code: 'bom', message, offset: 0, end: 1, severity: 'warning' });
    }
    findDuplicateKeys(doc, room, warnings);
    findLoneSurrogates(doc, room, warnings);
    warnings.sort((a, b) => a.offset - b.offset);
    warnings.length = Math.min(warnings.length, room);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  const found = [...errors, ...warnings];
  if (!options.within) return locate(text, found);
  const { findOffset } = options.within;
  return locate(
    options.within.text,
    found.map(({ firstAt, ...one }) => ({
      ...one,
      offset: findOffset(one.offset),
      end: findOffset(one.end),
      ...(firstAt !== undefined && { firstAt: findOffset(firstAt) }),
    })),
  );
}

const QUOTE = 34;
const BACKSLASH = 92;
const FEW = 16;
const sums = new Int32Array(FEW);

/** False where no two keys of an object are equal. Told by a number made of each, which is far quicker than to cut them out. */
function mayRepeat({ text, next, key, count }: JsonDocument, node: number): boolean {
  if (count[node]! > FEW) return true;
  let known = 0;
  for (let child = node + 1; child < next[node]!; child = next[child]!) {
    const at = key[child]!;
    if (at < 0 || text.charCodeAt(at) !== QUOTE) continue;
    let sum = 0;
    for (let i = at + 1, unit = text.charCodeAt(i); unit !== QUOTE; unit = text.charCodeAt(++i)) {
      // Broken texts are read here too: a key that does not end is left to whoever checks it.
      if (unit === BACKSLASH || !(unit >= 0x20)) return true;
      sum = (Math.imul(sum, 31) + unit) | 0;
    }
    for (let one = 0; one < known; one++) if (sums[one] === sum) return true;
    sums[known++] = sum;
  }
  return false;
}

/** Keys that stood in their object before, each with where it stood first. */
function* duplicateKeys(doc: JsonDocument): Generator<{ at: number; end: number; firstAt: number }> {
  const { text, kind, next, key, count } = doc;
  const seen = new Map<string, number>();
  for (let node = 0; node < doc.size; node++) {
    if (kind[node] !== JsonKind.object || count[node]! < 2 || !mayRepeat(doc, node)) continue;
    seen.clear();
    for (let child = node + 1; child < next[node]!; child = next[child]!) {
      const at = key[child]!;
      const end = at < 0 ? -1 : checkString(text, at);
      if (end < 0) continue;
      const name = decodeString(text, at, end);
      const firstAt = seen.get(name);
      if (firstAt === undefined) seen.set(name, at);
      else yield { at, end, firstAt };
    }
  }
}

const shownKey = (text: string, at: number, end: number): string => text.slice(at, Math.min(end, at + 60));

function findDuplicateKeys(doc: JsonDocument, room: number, warnings: Finding[]): void {
  let left = room;
  for (const { at, end, firstAt } of duplicateKeys(doc)) {
    const message = `Duplicate key ${shownKey(doc.text, at, end)}: most programs keep only the last one`;
    warnings.push({ code: 'duplicate-key', message, offset: at, end, severity: 'warning', firstAt });
    if (--left <= 0) return;
  }
}

/** What to say of a document in which the last of equal keys hides the others; nothing where there are none. */
export function duplicateKeyNote(doc: JsonDocument): string | undefined {
  let first = '';
  let more = 0;
  for (const { at, end } of duplicateKeys(doc)) {
    if (first !== '') more++;
    else {
      const { line, column } = placeAt(doc.text, at);
      first = `Duplicate key ${shownKey(doc.text, at, end)} in line ${line}, column ${column}`;
    }
  }
  if (first === '') return undefined;
  return `${first}${more > 0 ? `, and ${grouped(more)} more` : ''}: only the last of equal keys is used`;
}

// Passes every escape, so that the second half of `\\` never starts one, and whole pairs; group 1 is a half alone.
const ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[\s\S])/g;

function findLoneSurrogates(doc: JsonDocument, room: number, warnings: Finding[]): void {
  const { text } = doc;
  const add = (offset: number, length: number, message: string): boolean => {
    if (!inComment(doc, offset)) {
      warnings.push({ code: 'lone-surrogate', message, offset, end: offset + length, severity: 'warning' });
    }
    return warnings.length > 3 * room;
  };
  if (/\\u[dD][89a-fA-F]/.test(text)) {
    for (const match of text.matchAll(ESCAPES)) {
      if (match[1] === undefined) continue;
      if (add(match.index, 6, `${match[0]} is half of a character: it needs a second \\u escape as its other half`))
        return;
    }
  }
  for (const match of text.matchAll(/[\ud800-\udfff]/gu)) {
    if (add(match.index, 1, 'Half of a character (a surrogate without its other half) can’t be saved as UTF-8')) return;
  }
}

function inComment({ comments }: JsonDocument, offset: number): boolean {
  for (let i = 0; i < comments.length; i += COMMENT_FIELDS) {
    if (offset >= comments[i]! && offset < comments[i + 1]!) return true;
  }
  return false;
}

/** Lines and columns for all findings in one walk over the text, by the rules of placeAt. */
function locate(text: string, findings: Finding[]): JsonProblem[] {
  const wanted = findings.flatMap(({ offset, firstAt }) => (firstAt === undefined ? [offset] : [offset, firstAt]));
  const places = new Map<number, Required<Place>>();
  let line = 1;
  let lineStart = 0;
  let lineBreak = text.indexOf('\n');
  for (const offset of wanted.sort((a, b) => a - b)) {
    for (; lineBreak !== -1 && lineBreak < offset; lineBreak = text.indexOf('\n', lineStart)) {
      line++;
      lineStart = lineBreak + 1;
    }
    places.set(offset, { line, column: offset - lineStart + 1, offset });
  }
  return findings
    .map(({ firstAt, ...finding }) => {
      const problem: JsonProblem = { ...finding, ...places.get(finding.offset)! };
      if (firstAt !== undefined) {
        const first = places.get(firstAt)!;
        problem.first = first;
        problem.message += ` (first on line ${first.line}, column ${first.column})`;
      }
      return problem;
    })
    .sort((a, b) => a.offset - b.offset);
}
