import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { findReader, getMode, type Mode, modeIn, type Taker } from './program';

/** Sets of letters as bits, the most readable letter first. */
export type LetterSet = Uint32Array;

/** The first letter that all of these sets have, or -1. */
export function commonLetter(...sets: readonly LetterSet[]): number {
  for (let at = 0; at < sets[0]!.length; at++) {
    let bits = -1;
    for (const set of sets) bits &= set[at]!;
    if (bits !== 0) return at * 32 + (31 - Math.clz32(bits & -bits));
  }
  return -1;
}

// Beyond ASCII some letters, digits, marks, spaces and signs of many scripts.
const SAMPLES = 'äßéΑαΩωЖжאب٣क३あア日한０Ａ①²½€™←∑☃😀🏽\u0301\u200b\u200d\u2028\u00a0\u3000\ufeff\ue000\u{10ffff}';
const MOST_SAMPLES = 1_000;

/** The easier a character is read and typed, the lower. */
function rank(point: number): number {
  const char = String.fromCodePoint(point);
  const order = [/[a-z]/, /[A-Z]/, /\d/, /[!-~]/, / /, /[\n\t]/, /[\u00a1-\uffff]/].findIndex((form) =>
    form.test(char),
  );
  return (order < 0 ? 9 : order) * 0x110000 + point;
}

/**
 * The characters that matter to a pattern, one for each way in which its parts take or leave them. Those are its letters:
 * what happens with one of them happens with all that it stands for.
 */
export class Letters {
  readonly texts: readonly string[];
  #sets = new Map<string, LetterSet>();
  #flags: string;
  #takers = new Map<string, (point: number) => boolean>();

  /** @param breaksFirst takes a line break for a letter where it can. */
  constructor(tree: AST.Pattern, flags: string, breaksFirst = false) {
    this.#flags = flags;
    this.#collect(tree.alternatives, getMode(flags));
    const points = getSamples(tree, /[uv]/.test(flags));
    const kinds = new Map<string, number>();
    const order = (point: number): number => (breaksFirst && point === 10 ? -1 : rank(point));
    for (const point of points.toSorted((one, other) => order(one) - order(other))) {
      const char = String.fromCodePoint(point);
      const taken = Array.from(this.#takers.values(), (takes) => (takes(point) ? 1 : 0)).join('');
      // What ^, $ and \b tell apart is told apart too.
      const kind = `${taken} ${/\w/.test(char)} ${/[\n\r\u2028\u2029]/.test(char)}`;
      if (!kinds.has(kind)) kinds.set(kind, point);
    }
    const letters = [...kinds.values()];
    this.texts = letters.map((point) => String.fromCodePoint(point));
    for (const [key, takes] of this.#takers) this.#sets.set(key, this.#toSet(letters, takes));
  }

  get all(): LetterSet {
    return this.#toSet(
      Array.from(this.texts, () => 0),
      () => true,
    );
  }

  of(element: Taker, mode: Mode): LetterSet {
    return this.#sets.get(getKey(element, mode))!;
  }

  #toSet(letters: readonly number[], takes: (point: number) => boolean): LetterSet {
    const set = new Uint32Array(Math.ceil(letters.length / 32));
    letters.forEach((point, at) => {
      if (takes(point)) set[at >> 5]! |= 1 << (at & 31);
    });
    return set;
  }

  #collect(alternatives: readonly AST.Alternative[], mode: Mode): void {
    for (const { elements } of alternatives) for (const element of elements) this.#collectElement(element, mode);
  }

  #collectElement(element: AST.Element, mode: Mode): void {
    if (element.type === 'Quantifier') this.#collectElement(element.element, mode);
    else if (element.type === 'Group') this.#collect(element.alternatives, modeIn(element, mode));
    else if ('alternatives' in element) this.#collect(element.alternatives, mode);
    else if (element.type !== 'Assertion' && element.type !== 'Backreference') {
      const key = getKey(element, mode);
      if (!this.#takers.has(key)) this.#takers.set(key, findReader(element, mode, this.#flags));
    }
  }
}

const getKey = (element: Taker, mode: Mode): string =>
  `${element.type} ${element.raw} ${mode.ignoreCase} ${mode.dotAll}`;

function getSamples(tree: AST.Pattern, unicode: boolean): number[] {
  const points = new Set<number>();
  for (let point = 0; point < 0x80; point++) points.add(point);
  for (const char of SAMPLES) points.add(char.codePointAt(0)!);
  visitRegExpAST(tree, {
    onCharacterEnter: ({ value }) => {
      if (points.size > MOST_SAMPLES) return;
      const char = String.fromCodePoint(value);
      for (const other of char + char.toLowerCase() + char.toUpperCase()) points.add(other.codePointAt(0)!);
      if (value > 0) points.add(value - 1);
      if (value < 0x10ffff) points.add(value + 1);
    },
  });
  // Half a surrogate pair cannot be written down, and without u or v there are no whole ones.
  return [...points].filter((point) => point < 0xd800 || (point > 0xdfff && (unicode || point < 0x10000)));
}
