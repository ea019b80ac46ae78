import { decodeString, stringEnd } from './strings';

/** What a node is. Numbers, because they live in a byte array; 0 stands for nothing. */
export const JsonKind = { object: 1, array: 2, string: 3, number: 4, true: 5, false: 6, null: 7 } as const;
export type JsonKind = (typeof JsonKind)[keyof typeof JsonKind];

export interface JsonOptions {
  /** Accept `//` and block comments. */
  allowComments?: boolean;
  /** Accept one comma before a closing bracket. */
  allowTrailingCommas?: boolean;
  /** RFC 8259 to the letter: the two options above are ignored and a byte order mark is an error. */
  strict?: boolean;
}

/**
 * A parsed text as flat arrays, one entry per value, in the order the values begin in the text (so a subtree is the
 * contiguous range `node ≤ i < next[node]` and node 0 is the root). Nothing is decoded: every entry points into
 * `text`. A plain object of typed arrays, so it can be posted to or from a worker (see `transferables`).
 */
export interface JsonDocument {
  text: string;
  /** The text starts with U+FEFF. */
  bom: boolean;
  /** Commas before a closing bracket that were accepted. */
  trailingCommas: number;
  /** Levels of brackets at the deepest place; 0 for a scalar. */
  depth: number;
  /** Number of nodes. */
  size: number;
  kind: Uint8Array<ArrayBuffer>;
  /** The value's text is `text.slice(start[node], end[node])`, brackets and quotes included. */
  start: Int32Array<ArrayBuffer>;
  end: Int32Array<ArrayBuffer>;
  /** -1 for the root. */
  parent: Int32Array<ArrayBuffer>;
  /** First node after the subtree: the next sibling, if it has the same parent. */
  next: Int32Array<ArrayBuffer>;
  /** Direct children; 0 for scalars. */
  count: Int32Array<ArrayBuffer>;
  /** Member of an object: offset of the key's opening quote. Otherwise `~index` in the array (root: `~0`). */
  key: Int32Array<ArrayBuffer>;
  /** Five numbers per comment, in text order: start, end, node that holds it (-1: none), sibling that ended before it
   *  (-1: none, or the comment stands between a key and its value), node that would come next. */
  comments: Int32Array<ArrayBuffer>;
}

export const COMMENT_FIELDS = 5;

/** The buffers to hand over when a document is posted to another thread. */
export function transferables(doc: JsonDocument): ArrayBuffer[] {
  const { kind, start, end, parent, next, count, key, comments } = doc;
  return [kind, start, end, parent, next, count, key, comments].map((array) => array.buffer);
}

export function getKind(doc: JsonDocument, node: number): JsonKind {
  return doc.kind[node] as JsonKind;
}

export function isContainer(doc: JsonDocument, node: number): boolean {
  return doc.kind[node]! <= JsonKind.array;
}

export function childCount(doc: JsonDocument, node: number): number {
  return doc.count[node]!;
}

export function* children(doc: JsonDocument, node: number): Generator<number, void, undefined> {
  const { next } = doc;
  const end = next[node]!;
  for (let child = node + 1; child < end; child = next[child]!) yield child;
}

/** Levels between the node and the root (the root: 0). */
export function getDepth(doc: JsonDocument, node: number): number {
  let depth = 0;
  for (let up = doc.parent[node]!; up !== -1; up = doc.parent[up]!) depth++;
  return depth;
}

/** Position in the array that holds the node; undefined for members of objects and the root. */
export function indexOf(doc: JsonDocument, node: number): number | undefined {
  const key = doc.key[node]!;
  return key < 0 && node !== 0 ? ~key : undefined;
}

/** The decoded key of a member; undefined for array elements and the root. */
export function getKey(doc: JsonDocument, node: number): string | undefined {
  const at = doc.key[node]!;
  return at < 0 ? undefined : decodeString(doc.text, at, stringEnd(doc.text, at));
}

/** The value exactly as written, white space inside containers included. */
export function valueText(doc: JsonDocument, node: number): string {
  return doc.text.slice(doc.start[node]!, doc.end[node]!);
}

/** The decoded string; undefined where the node is not a string. */
export function stringValue(doc: JsonDocument, node: number): string | undefined {
  return doc.kind[node] === JsonKind.string ? decodeString(doc.text, doc.start[node]!, doc.end[node]!) : undefined;
}

// RFC 9535 section 2.5.1.1: what may follow a dot without quotes. `$` and `-` may not.
const SHORTHAND = /^[A-Z_a-z\u{80}-\u{d7ff}\u{e000}-\u{10ffff}][\w\u{80}-\u{d7ff}\u{e000}-\u{10ffff}]*$/u;

const NAMED: Record<string, string> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

// RFC 9535 section 2.7: a normalized path escapes these and nothing else, with lower-case hex digits.
function quoteName(name: string): string {
  const inner = name.replace(
    /[\x00-\x1f'\\]/g,
    (c) => NAMED[c] ?? `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `['${inner}']`;
}

/**
 * Where the node is: `normalized` as in RFC 9535 section 2.7 (`$['a'][0]`), `short` with dots where a name allows
 * it (`$.a[0]`).
 */
export function getPath(doc: JsonDocument, node: number, form: 'normalized' | 'short' = 'normalized'): string {
  const steps: string[] = [];
  for (let at = node; at > 0; at = doc.parent[at]!) {
    const name = getKey(doc, at);
    if (name === undefined) steps.push(`[${~doc.key[at]!}]`);
    else steps.push(form === 'short' && SHORTHAND.test(name) ? `.${name}` : quoteName(name));
  }
  steps.push('$');
  return steps.reverse().join('');
}
