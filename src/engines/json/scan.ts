import { InputError, placeAt } from '@/engines/input-error';
import type { JsonDocument, JsonOptions } from './document';
import { JsonKind } from './document';
import { checkNumber, wordAt } from './lexemes';
import { grownNodes, type Nodes, newNodes, trimmedNodes } from './nodes';
import type { Report } from './problem-codes';
import { Recovery } from './recovery';
import { checkString } from './strings';

// What the grammar expects next. The values matter to nobody else.
const VALUE = 0;
const KEY = 1;
const COLON = 2;
const AFTER = 3;

const FIRST_CAPACITY = 1 << 14;

/** Parses a JSON text into flat arrays. Throws an InputError with the place of the first mistake. */
export function parseJson(text: string, options: JsonOptions = {}): JsonDocument {
  return scanJson(text, options, (_code, message, offset) => {
    throw new InputError(message, placeAt(text, offset));
  });
}

/**
 * The one place that knows the grammar of RFC 8259. Mistakes go to `report`; if that returns, the scan goes on with
 * the most likely meaning, so the result of a text with mistakes is a guess, though always a consistent tree.
 * Open brackets are kept in the node arrays, never on the call stack: depth is limited by memory alone.
 */
export function scanJson(text: string, options: JsonOptions, report: Report): JsonDocument {
  const length = text.length;
  const strict = options.strict === true;
  const allowComments = !strict && options.allowComments === true;
  const allowTrailingCommas = !strict && options.allowTrailingCommas === true;
  const recovery = new Recovery(text, report);

  let capacity = Math.min(length, FIRST_CAPACITY) + 1;
  let nodes = newNodes(capacity);
  let { kind, start, end, parent, next, count, key } = nodes;
  const comments: number[] = [];
  let size = 0;
  let trailingCommas = 0;

  const bom = length > 0 && text.charCodeAt(0) === 0xfeff;
  if (bom && strict) report('bom', 'The text starts with a byte order mark (U+FEFF), which isn’t JSON', 0, 1);

  let i = bom ? 1 : 0;
  let state = VALUE;
  /** Innermost open container. */
  let current = -1;
  let inObject = false;
  let depth = 0;
  let maxDepth = 0;
  /** Offset of the key that waits for its value. */
  let pendingKey = -1;
  /** The comma just passed, -1 right after an opening bracket. */
  let comma = -1;
  /** The sibling that ended last, -1 right after an opening bracket. */
  let last = -1;
  /** Where the last token ended: the place of an unexpected end, as trailing blank lines say nothing. */
  let tokenEnd = i;

  for (;;) {
    let c = i < length ? text.charCodeAt(i) : -1;
    while (c === 32 || c === 10 || c === 13 || c === 9) c = ++i < length ? text.charCodeAt(i) : -1;

    if (c === 47 && recovery.isComment(i)) {
      const stop = recovery.comment(i, allowComments);
      const between = state === COLON || (state === VALUE && inObject);
      comments.push(i, stop, current, between ? -1 : last, size);
      i = stop;
      continue;
    }

    if (state === AFTER) {
      if (current === -1) {
        if (c === -1) break;
        i = recovery.afterRoot(i, last === -1 ? tokenEnd : end[last]!);
        continue;
      }
      if (c === 44) {
        comma = i++;
        tokenEnd = i;
        state = inObject ? KEY : VALUE;
        continue;
      }
      if (c !== (inObject ? 125 : 93)) {
        if (c === -1) {
          recovery.unexpectedEnd(tokenEnd, depth, start[current]!);
          break;
        }
        if (c === 93 || c === 125) {
          recovery.mismatched(i, c, start[current]!);
          const match = innermost(nodes, current, c === 93 ? JsonKind.array : JsonKind.object);
          if (match === -1) {
            i++;
            continue;
          }
          // The bracket closes an outer container, so the ones inside it were forgotten.
          while (current !== match) {
            end[current] = i;
            next[current] = size;
            depth--;
            current = parent[current]!;
          }
        } else {
          const numberBefore = last !== -1 && kind[last] === JsonKind.number && end[last] === i;
          const step = recovery.afterValue(i, c, inObject, numberBefore);
          i = step.offset;
          if (step.goal === 'item') {
            comma = -1;
            state = inObject ? KEY : VALUE;
          } else if (step.goal === 'value') {
            state = VALUE;
          }
          continue;
        }
      }
    } else if (state === KEY) {
      if (c === 34) {
        pendingKey = i;
        const stop = checkString(text, i);
        i = stop >= 0 ? stop : recovery.string(i, ~stop);
        tokenEnd = i;
        if (i < length && text.charCodeAt(i) === 58) {
          tokenEnd = ++i;
          state = VALUE;
        } else {
          state = COLON;
        }
        continue;
      }
      if (c === -1) {
        recovery.unexpectedEnd(tokenEnd, depth, start[current]!);
        break;
      }
      if (c !== 125) {
        const step = recovery.key(i, c);
        if (step.goal === 'key-read') state = COLON;
        else if (step.goal === 'value') state = VALUE;
        else if (step.goal === 'after') state = AFTER;
        i = step.offset;
        tokenEnd = i;
        continue;
      }
      if (comma !== -1) {
        if (allowTrailingCommas) trailingCommas++;
        else recovery.trailingComma(comma, '}');
      }
    } else if (state === COLON) {
      if (c === 58) {
        tokenEnd = ++i;
        state = VALUE;
        continue;
      }
      if (c === -1) {
        recovery.unexpectedEnd(tokenEnd, depth, start[current]!);
        break;
      }
      const step = recovery.colon(i, c);
      i = step.offset;
      if (step.goal === 'value') state = VALUE;
      else if (step.goal === 'after') {
        state = AFTER;
        pendingKey = -1;
      }
      continue;
    } else if (c === 93 && current !== -1 && !inObject) {
      if (comma !== -1) {
        if (allowTrailingCommas) trailingCommas++;
        else recovery.trailingComma(comma, ']');
      }
    } else {
      if (size === capacity) {
        // As dense as so far, and a little more.
        capacity = Math.max(capacity * 2, Math.ceil((size * length * 1.1) / i));
        nodes = grownNodes(nodes, capacity);
        ({ kind, start, end, parent, next, count, key } = nodes);
      }

      let type: number;
      let stop: number;
      if (c === 34) {
        type = JsonKind.string;
        stop = checkString(text, i);
        if (stop < 0) stop = recovery.string(i, ~stop);
      } else if ((c >= 48 && c <= 57) || c === 45) {
        type = JsonKind.number;
        stop = checkNumber(text, i);
        if (stop < 0) stop = recovery.number(i, ~stop);
      } else if (c === 123) {
        type = JsonKind.object;
        stop = i + 1;
      } else if (c === 91) {
        type = JsonKind.array;
        stop = i + 1;
      } else {
        type = wordAt(text, i, c);
        stop = i + (type === JsonKind.false ? 5 : 4);
      }
      if (type === -1) {
        if (c === -1) {
          if (current === -1) recovery.empty(comments.length > 0);
          else recovery.unexpectedEnd(tokenEnd, depth, start[current]!);
          break;
        }
        const step = recovery.value(i, c, current === -1, inObject);
        i = step.offset;
        if (step.goal === 'stay') continue;
        if (step.goal !== 'token') {
          if (step.goal === 'after') state = AFTER;
          else if (inObject) state = KEY;
          comma = -1;
          pendingKey = -1;
          continue;
        }
        type = step.kind;
        stop = i;
        i = step.start;
      }

      const node = size++;
      kind[node] = type;
      start[node] = i;
      end[node] = stop;
      parent[node] = current;
      next[node] = size;
      if (current === -1) key[node] = ~0;
      else {
        const index = count[current]!;
        key[node] = inObject ? pendingKey : ~index;
        pendingKey = -1;
        count[current] = index + 1;
      }
      i = stop;
      tokenEnd = stop;
      comma = -1;
      if (type <= JsonKind.array) {
        current = node;
        inObject = type === JsonKind.object;
        state = inObject ? KEY : VALUE;
        last = -1;
        if (++depth > maxDepth) maxDepth = depth;
      } else {
        state = AFTER;
        last = node;
      }
      continue;
    }

    // A closing bracket that fits `current`.
    tokenEnd = ++i;
    end[current] = i;
    next[current] = size;
    last = current;
    current = parent[current]!;
    inObject = current !== -1 && kind[current] === JsonKind.object;
    depth--;
    state = AFTER;
  }

  for (; current !== -1; current = parent[current]!) {
    end[current] = length;
    next[current] = size;
  }
  return {
    text,
    bom,
    trailingCommas,
    depth: maxDepth,
    size,
    ...trimmedNodes(nodes, size),
    comments: Int32Array.from(comments),
  };
}

/** The nearest container of a kind that holds this node or is it; -1 if there is none. */
function innermost({ kind, parent }: Nodes, node: number, wanted: number): number {
  while (node !== -1 && kind[node] !== wanted) node = parent[node]!;
  return node;
}
