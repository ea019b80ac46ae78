import { type CompareOptions, comparable } from '@/engines/diff/compare';
import { getKey, type JsonDocument, JsonKind, stringValue, valueText } from './document';
import { numberKey } from './numbers';

/** What makes no difference within values and names. */
export interface SameOptions extends Pick<CompareOptions, 'ignoreCase' | 'ignoreWhitespace'> {
  /** 1, "1" and true, "true" are the same. */
  ignoreDataType?: boolean;
  /** Arrays of the same elements in another order are the same. */
  ignoreOrder?: boolean;
}

export interface Speller {
  scalar(doc: JsonDocument, node: number): string;
  name(name: string): string;
}

export function speller({ ignoreCase, ignoreWhitespace, ignoreDataType }: SameOptions): Speller {
  const text =
    ignoreCase || ignoreWhitespace ? (s: string) => comparable(s, { ignoreCase, ignoreWhitespace }) : undefined;
  const name = text ?? ((s: string) => s);
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
  return {
    name,
    scalar(doc, node) {
      const string = stringValue(doc, node);
      if (string === undefined) {
        const written = valueText(doc, node);
        const value = doc.kind[node] === JsonKind.number ? numberKey(written) : written;
        return ignoreDataType ? `"${name(value)}` : value;
      }
      return `"${ignoreDataType && isNumber.test(string) ? numberKey(string) : name(string)}`;
    },
  };
}

/** Numbers handed out to texts in the order they are first seen. */
export class Numbering {
  private readonly known = new Map<string, number>();

  of(text: string): number {
    let number = this.known.get(text);
    if (number === undefined) {
      number = this.known.size;
      this.known.set(text, number);
    }
    return number;
  }
}

/** Objects of up to this many members are put in order as they are read. */
const SMALL = 32;
/** In place of the number of a member that is as if it were not there. */
const ABSENT = -1;

function sortTogether(keys: number[], values: number[], size: number): void {
  const order = Array.from({ length: size }, (_, at) => at).sort((a, b) => keys[a]! - keys[b]! || a - b);
  const [oldKeys, oldValues] = [keys.slice(0, size), values.slice(0, size)];
  for (const [at, from] of order.entries()) {
    keys[at] = oldKeys[from]!;
    values[at] = oldValues[from]!;
  }
}

const ascending = (values: readonly number[], size: number) => Int32Array.from(values.slice(0, size)).sort().entries();

interface Numberings {
  readonly values: Numbering;
  readonly names: Numbering;
}

/** A number for every value such that equal values, and only those, have the same. Children come after their parent. */
export function symbolise(
  doc: JsonDocument,
  spell: Speller,
  { values: symbols, names }: Numberings,
  { ignored, ignoreOrder }: { readonly ignored: ReadonlySet<number>; readonly ignoreOrder?: boolean },
): Int32Array {
  const { kind, next } = doc;
  const result = new Int32Array(doc.size);
  const keys: number[] = [];
  const values: number[] = [];
  for (let node = doc.size - 1; node >= 0; node--) {
    if (kind[node]! > JsonKind.array) {
      result[node] = symbols.of(spell.scalar(doc, node));
      continue;
    }
    const isObject = kind[node] === JsonKind.object;
    let size = 0;
    for (let child = node + 1; child < next[node]!; child = next[child]!) {
      const isAbsent = ignored.has(child);
      if (isAbsent && !isObject) continue;
      let at = size++;
      if (isObject) {
        const key = names.of(spell.name(getKey(doc, child)!));
        // Names are numbered as they come, so most objects are in order already.
        while (at > 0 && keys[at - 1]! > key && size <= SMALL) {
          keys[at] = keys[at - 1]!;
          values[at] = values[at - 1]!;
          at--;
        }
        keys[at] = key;
      }
      values[at] = isAbsent ? ABSENT : result[child]!;
    }
    if (isObject && size > SMALL) sortTogether(keys, values, size);
    if (!isObject && ignoreOrder && size > 1) for (const [at, value] of ascending(values, size)) values[at] = value;
    let spelled = isObject ? '{' : '[';
    for (let at = 0; at < size; at++) {
      // Of equal names the last counts.
      if (isObject && ((at + 1 < size && keys[at] === keys[at + 1]) || values[at] === ABSENT)) continue;
      spelled += isObject ? `${keys[at]}:${values[at]},` : `${values[at]},`;
    }
    result[node] = symbols.of(spelled);
  }
  return result;
}
