import { InputError } from '@/engines/input-error';
import { COMMENT_FIELDS, type JsonDocument, JsonKind } from './document';
import { shortestNumber } from './numbers';
import { parseJson } from './scan';
import { decodeString, stringEnd } from './strings';

export interface RewriteOptions {
  removeComments?: boolean;
  removeWhitespace?: boolean;
  /** Writes strings with as few escapes as can be. */
  shortEscapes?: boolean;
  shortNumbers?: boolean;
  /** New names by old ones. */
  renames?: ReadonlyMap<string, string>;
}

/** Adding up text in pieces of this size keeps the engine's string trees shallow. */
const PIECE = 1 << 14;
const MAX_LENGTH = 0x1fffffe8;

const BEFORE_COMMA = /(?:[ \t\r\n]|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/y;

/** The same document without the commas before its closing brackets; comments stay. */
export function withoutTrailingCommas(doc: JsonDocument): JsonDocument {
  if (doc.trailingCommas === 0) return doc;
  const { text, end, parent, count } = doc;
  /** Where the last child of each container ends: children come in order, so the last one is what stays. */
  const lastEnds = new Int32Array(doc.size);
  for (let node = 1; node < doc.size; node++) lastEnds[parent[node]!] = end[node]!;
  const commas: number[] = [];
  for (let node = 0; node < doc.size; node++) {
    if (count[node] === 0) continue;
    BEFORE_COMMA.lastIndex = lastEnds[node]!;
    BEFORE_COMMA.test(text);
    if (text[BEFORE_COMMA.lastIndex] === ',') commas.push(BEFORE_COMMA.lastIndex);
  }
  commas.sort((a, b) => a - b);
  const parts: string[] = [];
  let at = 0;
  for (const comma of commas) {
    parts.push(text.slice(at, comma));
    at = comma + 1;
  }
  return parseJson(parts.join('') + text.slice(at), { allowComments: true });
}

/** The text token by token, each kept or replaced by a shorter one of the same value. A byte order mark is dropped. */
export function rewriteJson(doc: JsonDocument, options: RewriteOptions): string {
  const { text, kind, start, end, key, comments } = doc;
  const { removeComments, removeWhitespace, shortEscapes, shortNumbers, renames } = options;
  const pieces: string[] = [];
  let out = '';
  let length = 0;
  let at = doc.bom ? 1 : 0;
  let comment = 0;

  const space = (to: number) => {
    if (to === at) return;
    const part = text.slice(at, to);
    // Most often a single comma or colon, for which a search would cost more than all the rest.
    out += removeWhitespace && (part.length > 1 || part <= ' ') ? part.replace(/[ \t\r\n]+/g, '') : part;
  };
  /** What stands between two tokens: punctuation, white space, comments. */
  const gap = (to: number) => {
    while (comment < comments.length && comments[comment]! < to) {
      const [from = 0, stop = 0] = comments.subarray(comment, comment + 2);
      space(from);
      if (!removeComments) {
        out += text.slice(from, stop);
        // Only a line break ends such a comment, so this one is no idle white space.
        if (removeWhitespace && text[from + 1] === '/') out += '\n';
      }
      at = stop;
      comment += COMMENT_FIELDS;
    }
    space(to);
    at = to;
    if (out.length > PIECE) {
      length += out.length;
      if (length > MAX_LENGTH) throw new InputError('The result would be too long for a browser');
      pieces.push(out);
      out = '';
    }
  };
  const string = (stop: number) => {
    const written = text.slice(at, stop);
    out += shortEscapes ? shortestString(written) : written;
    at = stop;
  };

  for (let node = 0; node < doc.size; node++) {
    const name = key[node]!;
    if (name >= 0) {
      gap(name);
      const stop = stringEnd(text, name);
      const renamed = renames?.get(decodeString(text, name, stop));
      if (renamed === undefined) string(stop);
      else {
        out += JSON.stringify(renamed);
        at = stop;
      }
    }
    gap(start[node]!);
    const type = kind[node]!;
    if (type === JsonKind.string) string(end[node]!);
    else if (type > JsonKind.array) {
      const written = text.slice(at, end[node]!);
      out += shortNumbers && type === JsonKind.number ? shortestNumber(written) : written;
      at = end[node]!;
    }
  }
  gap(text.length);
  pieces.push(out);
  return pieces.join('');
}

/** JSON.stringify escapes what must be and nothing else; half a character alone has to be escaped to stay itself. */
function shortestString(written: string): string {
  if (!written.includes('\\') && !/[\ud800-\udfff]/u.test(written)) return written;
  return JSON.stringify(decodeString(written, 0, written.length));
}
