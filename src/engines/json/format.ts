import { InputError } from '@/engines/input-error';
import type { Notes } from './comments';
import { attachComments } from './comments';
import type { JsonDocument, JsonOptions } from './document';
import { JsonKind } from './document';
import { LONGEST, relayJson } from './relay';
import { parseJson } from './scan';
import { sortedOrder } from './sort';
import { stringEnd } from './strings';

export interface LayoutOptions {
  /** Spaces per level, or a tab. As in JSON.stringify, 0 puts everything on one line and 10 is the most. */
  indent: number | '\t';
  /** Order the members of every object by key, in the order of Array.prototype.sort; equal keys keep theirs. */
  sortKeys?: boolean;
}

export type FormatOptions = LayoutOptions & JsonOptions;
export type MinifyOptions = Pick<LayoutOptions, 'sortKeys'> & JsonOptions;

/** Beyond this depth the indentation alone can exceed any string, so it is added up beforehand. */
const DEEP = 1000;

/** Text is put together in pieces of this size. */
const PIECE = 1 << 14;

const CACHED_LEVELS = 256;

/**
 * Lays the text out like `JSON.stringify(value, null, indent)`, with every number and string exactly as written.
 * Comments, where allowed, are kept: those above or inside a member go on lines of their own above it, those at the
 * end of a line stay there. Trailing commas and a byte order mark are dropped.
 */
export function formatJson(text: string, options: FormatOptions): string {
  const relaid = options.sortKeys ? undefined : relayJson(text, getUnit(options.indent));
  return relaid ?? formatDocument(parseJson(text, options), options);
}

/** The text without white space outside strings. Comments are dropped (`JsonDocument.comments` tells whether any). */
export function minifyJson(text: string, options: MinifyOptions = {}): string {
  const relaid = options.sortKeys ? undefined : relayJson(text, '');
  return relaid ?? minifyDocument(parseJson(text, options), options);
}

/** As formatJson, for a parsed document or one node of it. */
export function formatDocument(doc: JsonDocument, options: LayoutOptions, root = 0): string {
  const unit = getUnit(options.indent);
  if (unit === '') return minifyDocument(doc, options, root);
  const notes = doc.comments.length > 0 ? attachComments(doc) : null;
  if (doc.depth > DEEP) checkLength(doc, root, unit.length);
  return layOut(doc, root, unit, options.sortKeys === true ? sortedOrder(doc, root) : null, notes);
}

/** The elements of an array, each laid out by itself. */
export function formatElements(doc: JsonDocument, options: LayoutOptions): string[] {
  const unit = getUnit(options.indent);
  // Where each comment belongs is worked out once for all of them.
  const notes = unit !== '' && doc.comments.length > 0 ? attachComments(doc) : null;
  const texts: string[] = [];
  for (let node = 1; node < doc.size; node = doc.next[node]!) {
    if (doc.depth > DEEP && unit !== '') checkLength(doc, node, unit.length);
    const order = options.sortKeys === true ? sortedOrder(doc, node) : null;
    texts.push(layOut(doc, node, unit === '' ? null : unit, order, notes));
  }
  return texts;
}

/** As minifyJson, for a parsed document or one node of it. */
export function minifyDocument(doc: JsonDocument, options: Pick<LayoutOptions, 'sortKeys'> = {}, root = 0): string {
  return layOut(doc, root, null, options.sortKeys === true ? sortedOrder(doc, root) : null, null);
}

/** The JavaScript value of a node, by the rules of JSON.parse (the last of equal keys wins). */
export function toJs(doc: JsonDocument, node = 0): unknown {
  const plain = doc.comments.length === 0 && doc.trailingCommas === 0;
  return JSON.parse(plain ? doc.text.slice(doc.start[node]!, doc.end[node]!) : minifyDocument(doc, {}, node));
}

/** One pass over the nodes in output order; a change of parent shows where brackets close. `unit` null: one line. */
function layOut(
  doc: JsonDocument,
  root: number,
  unit: string | null,
  order: Int32Array | null,
  notes: Notes | null,
): string {
  const { text, kind, start, end, parent, next, count, key } = doc;
  const stop = next[root]!;
  const above = parent[root]!;
  const colon = unit === null ? ':' : ': ';
  const lines = Array.from({ length: CACHED_LEVELS }, (_, level) => lineBreak(unit, level));
  const pieces = new Pieces();
  let out = '';
  let level = 0;
  let line = lines[0]!;
  let commaLine = `,${line}`;
  /** Innermost open container. */
  let current = above;
  /** The sibling before, -1 right after an opening bracket. */
  let previous = -1;

  for (let i = root; ; i++) {
    const node = i === stop ? -1 : order === null ? i : order[i - root]!;
    const up = i === stop || i === root ? above : parent[node]!;
    while (current !== up) {
      if (notes !== null) out += notes.ending(current, previous, line);
      level--;
      line = level < CACHED_LEVELS ? lines[level]! : lineBreak(unit, level);
      commaLine = `,${line}`;
      out += kind[current] === JsonKind.object ? `${line}}` : `${line}]`;
      if (out.length > PIECE) out = pieces.add(out);
      previous = current;
      current = parent[current]!;
    }
    if (i === stop) break;

    if (i !== root) {
      if (previous === -1) out += line;
      else if (notes === null) out += commaLine;
      else out += `,${notes.trailing(previous)}${line}`;
    }
    if (notes !== null) out += notes.leading(node, line);
    const from = key[node]!;
    if (from >= 0 && i !== root) out += text.slice(from, stringEnd(text, from)) + colon;

    previous = node;
    const type = kind[node]!;
    if (type > JsonKind.array) {
      // Scalars with a single comma between them, as in long compact arrays, need none of the checks above.
      let last = node;
      const most = notes === null ? node + stop - i - 1 : node;
      let begin = start[node]!;
      while (last < most && kind[last + 1]! > JsonKind.array && start[last + 1] === end[last]! + 1) {
        if (unit !== null) {
          out += text.slice(begin, end[last]!) + commaLine;
          if (out.length > PIECE) out = pieces.add(out);
          begin = start[last + 1]!;
        }
        last++;
      }
      out += text.slice(begin, end[last]!);
      i += last - node;
      previous = last;
    } else if (count[node] !== 0 || notes?.inside.has(node)) {
      out += type === JsonKind.object ? '{' : '[';
      current = node;
      previous = -1;
      level++;
      line = level < CACHED_LEVELS ? lines[level]! : lineBreak(unit, level);
      commaLine = `,${line}`;
    } else {
      out += type === JsonKind.object ? '{}' : '[]';
    }
    if (out.length > PIECE) out = pieces.add(out);
  }
  if (notes !== null) out += root === 0 ? notes.ending(-1, 0, line) : notes.trailing(root);
  return pieces.join(out);
}

function getUnit(indent: number | '\t'): string {
  return indent === '\t' ? '\t' : ' '.repeat(Math.min(10, Math.max(0, Math.floor(indent) || 0)));
}

function lineBreak(unit: string | null, level: number): string {
  return unit === null ? '' : `\n${unit.repeat(level)}`;
}

/**
 * Puts a long text together. Adding to a string builds a tree of fragments; left alone until the end, millions of
 * them cost five times the work of turning each piece into plain characters while it is young.
 */
class Pieces {
  private readonly pieces: string[] = [];
  private length = 0;
  private mark = 0;

  /** Takes the piece and returns the empty start of the next. */
  add(piece: string): '' {
    this.length += piece.length;
    if (this.length > LONGEST) throw tooLong();
    // Reading a character makes the engine flatten the tree; the result is used lest that be optimised away.
    this.mark ^= piece.charCodeAt(0);
    this.pieces.push(piece);
    return '';
  }

  join(last: string): string {
    this.add(last);
    return this.mark === -1 ? '' : this.pieces.join('');
  }
}

function tooLong(): InputError {
  return new InputError('The result would be too long for a browser (about 500 million characters)');
}

/** Throws before the work is done if indentation makes the result too long, as 100,000 levels do. */
function checkLength(doc: JsonDocument, root: number, unit: number): void {
  const { parent, next, count } = doc;
  let length = 0;
  let level = 0;
  let current = -1;
  for (let node = root; node < next[root]!; node++) {
    while (node !== root && current !== parent[node]!) {
      current = parent[current]!;
      level--;
    }
    // A container's line with the opening bracket and the one with the closing bracket.
    length += level * unit * (count[node] === 0 ? 1 : 2);
    if (length > LONGEST) throw tooLong();
    if (count[node] !== 0) {
      current = node;
      level++;
    }
  }
}
