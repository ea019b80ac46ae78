/** Order as a reader expects it: letters of a language, and numbers within words by their value. */
const collatorFor = (caseSensitive: boolean): Intl.Collator =>
  new Intl.Collator('en', { numeric: true, sensitivity: caseSensitive ? 'variant' : 'accent', caseFirst: 'upper' });

const FIRST = 0x20;
const LAST = 0x7e;
const ZERO = 0x30;
const NINE = 0x39;
/** A collator reads longer runs of digits as several numbers. */
const MOST_DIGITS = 200;
/** So many are handed to a function at once without harm. */
const MOST_WEIGHTS = 10_000;

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/** Where each printable ASCII character stands in the order, as the collator has it: equal ones share a weight. */
function weightsBy(collator: Intl.Collator): readonly number[] {
  const characters = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at));
  const sorted = [...characters].sort(collator.compare);
  const weights: number[] = [];
  let weight = 1;
  for (const [at, character] of sorted.entries()) {
    if (at > 0 && collator.compare(sorted[at - 1]!, character) !== 0) weight++;
    weights[character.charCodeAt(0)] = weight;
  }
  return weights;
}

/**
 * A text whose plain order is that of the line under the collator, or undefined where it is not all printable ASCII.
 * Comparing two such keys takes a fraction of what the collator needs, and each line is read once only.
 */
function getKey(line: string, weights: readonly number[]): string | undefined {
  const key: number[] = [];
  for (let at = 0; at < line.length; ) {
    const code = line.charCodeAt(at);
    if (code < FIRST || code > LAST) return undefined;
    if (!isDigit(code)) {
      key.push(weights[code]!);
      at++;
      continue;
    }
    key.push(weights[ZERO]!);
    while (line.charCodeAt(at) === ZERO && isDigit(line.charCodeAt(at + 1))) at++;
    // Of two numbers the one with more digits is the greater.
    const length = key.push(0);
    for (; isDigit(line.charCodeAt(at)); at++) key.push(line.charCodeAt(at));
    if (key.length - length > MOST_DIGITS) return undefined;
    key[length - 1] = key.length - length;
  }
  return key.length > MOST_WEIGHTS ? undefined : String.fromCharCode(...key);
}

/** Two sorted lists as one. */
function merged(left: Uint32Array, right: Uint32Array, compare: (a: number, b: number) => number): Uint32Array {
  if (right.length === 0) return left;
  const all = new Uint32Array(left.length + right.length);
  let [fromLeft, fromRight] = [0, 0];
  for (let at = 0; at < all.length; at++) {
    const takesRight =
      fromLeft === left.length || (fromRight < right.length && compare(right[fromRight]!, left[fromLeft]!) < 0);
    all[at] = takesRight ? right[fromRight++]! : left[fromLeft++]!;
  }
  return all;
}

/** Different lines by where they stand, and what makes two of them equal in that order. */
interface Order {
  readonly sorted: Uint32Array;
  compare(a: number, b: number): number;
}

/** Lines in an order that is found for the different ones alone, as a log repeats most of its lines. Equal ones stay as they came. */
function inOrder(lines: readonly string[], getOrder: (different: readonly string[]) => Order): string[] {
  const numbers = new Map<string, number>();
  const different: string[] = [];
  const numberOfLine = Uint32Array.from(lines, (line) => {
    let number = numbers.get(line);
    if (number === undefined) {
      number = different.push(line) - 1;
      numbers.set(line, number);
    }
    return number;
  });
  const { sorted, compare } = getOrder(different);

  // Lines that compare as equal without being the same share a place, and stand there in the order they came.
  const places = new Uint32Array(different.length);
  let last = 0;
  for (let at = 1; at < sorted.length; at++) {
    if (compare(sorted[at - 1]!, sorted[at]!) !== 0) last++;
    places[sorted[at]!] = last;
  }
  const next = new Uint32Array(last + 2);
  for (const number of numberOfLine) next[places[number]! + 1]!++;
  for (let place = 0; place < last; place++) next[place + 1]! += next[place]!;
  const result = new Array<string>(lines.length);
  for (const [at, line] of lines.entries()) result[next[places[numberOfLine[at]!]!]!++] = line;
  return result;
}

/** The lines in the order of a reader. */
export const inLineOrder = (lines: readonly string[], caseSensitive: boolean): string[] =>
  inOrder(lines, (different) => {
    const { compare } = collatorFor(caseSensitive);
    const weights = weightsBy(collatorFor(false));
    const keys = different.map((line) => getKey(line, weights));
    const byCollator = (a: number, b: number) => compare(different[a]!, different[b]!);
    const byKey = (a: number, b: number) =>
      keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : caseSensitive ? byCollator(a, b) : 0;
    const all = Uint32Array.from(different.keys());
    return {
      sorted: merged(
        all.filter((at) => keys[at] !== undefined).sort(byKey),
        all.filter((at) => keys[at] === undefined).sort(byCollator),
        byCollator,
      ),
      compare: (a, b) => (keys[a] !== undefined && keys[b] !== undefined ? byKey(a, b) : byCollator(a, b)),
    };
  });

/** The lines by what is measured of each. */
export const inOrderOf = <Measure>(
  lines: readonly string[],
  measure: (line: string) => Measure,
  compare: (a: Measure, b: Measure) => number,
): string[] =>
  inOrder(lines, (different) => {
    const measures = different.map(measure);
    const byMeasure = (a: number, b: number) => compare(measures[a]!, measures[b]!);
    return { sorted: Uint32Array.from(different.keys()).sort(byMeasure), compare: byMeasure };
  });
