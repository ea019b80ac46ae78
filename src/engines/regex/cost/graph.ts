import type { AST } from '@eslint-community/regexpp';
import type { LetterSet, Letters } from './letters';
import { type Mode, modeIn } from './program';

export class TooLarge extends Error {}

const MOST_POSITIONS = 400;
/** Counted repetitions up to this are written out, longer ones are treated as endless. */
const MOST_COPIES = 4;

/** A position at the edge of a part, and in how many ways it is there: one, or more (2). */
interface Edge {
  at: number;
  ways: number;
}

interface Fragment {
  /** In how many ways it takes nothing. */
  empty: number;
  first: Edge[];
  last: Edge[];
}

const NOTHING: Fragment = { empty: 1, first: [], last: [] };
const times = (edges: readonly Edge[], ways: number): Edge[] =>
  ways === 0 ? [] : edges.map((edge) => ({ at: edge.at, ways: Math.min(2, edge.ways * ways) }));

/**
 * The position automaton of a pattern (Glushkov 1961): one state for each place where a character is taken, and an arrow
 * wherever one can be taken right after another, with the number of ways in which it can. State 0 is before all of it, and
 * goes round with any letter, for a search starts anywhere. Assertions are taken to hold: what is found has to be tried.
 */
export class Graph {
  readonly symbols: LetterSet[];
  readonly follow: Map<number, number>[];
  /** The part of the pattern that each state is of. */
  readonly parts: { start: number; end: number }[];
  /** Bodies of look-behind, which are read backwards. */
  readonly behind: { alternatives: readonly AST.Alternative[]; mode: Mode }[] = [];
  #letters: Letters;
  #back: boolean;

  constructor(
    letters: Letters,
    alternatives: readonly AST.Alternative[],
    mode: Mode,
    { back = false, anchored = false } = {},
  ) {
    this.#letters = letters;
    this.#back = back;
    this.symbols = [letters.all];
    this.follow = [new Map()];
    this.parts = [{ start: alternatives[0]?.start ?? 0, end: alternatives.at(-1)?.end ?? 0 }];
    const whole = this.#alternatives(alternatives, mode);
    this.#connect([{ at: 0, ways: 1 }], whole.first);
    if (!anchored) this.follow[0]!.set(0, 1);
  }

  #alternatives(alternatives: readonly AST.Alternative[], mode: Mode): Fragment {
    const out: Fragment = { empty: 0, first: [], last: [] };
    for (const { elements } of alternatives) {
      let part = NOTHING;
      for (const element of this.#back ? elements.toReversed() : elements)
        part = this.#join(part, this.#element(element, mode));
      out.empty = Math.min(2, out.empty + part.empty);
      out.first.push(...part.first);
      out.last.push(...part.last);
    }
    return out;
  }

  #join(before: Fragment, after: Fragment): Fragment {
    this.#connect(before.last, after.first);
    return {
      empty: Math.min(2, before.empty * after.empty),
      first: [...before.first, ...times(after.first, before.empty)],
      last: [...times(before.last, after.empty), ...after.last],
    };
  }

  #connect(from: readonly Edge[], to: readonly Edge[]): void {
    for (const p of from)
      for (const q of to) {
        const arrows = this.follow[p.at]!;
        arrows.set(q.at, Math.min(2, (arrows.get(q.at) ?? 0) + p.ways * q.ways));
      }
  }

  #state(symbols: LetterSet, { start, end }: AST.Node): Edge[] {
    if (this.symbols.length > MOST_POSITIONS) throw new TooLarge();
    this.parts.push({ start, end });
    this.follow.push(new Map());
    return [{ at: this.symbols.push(symbols) - 1, ways: 1 }];
  }

  #element(element: AST.Element, mode: Mode): Fragment {
    switch (element.type) {
      case 'Assertion': {
        if (element.kind === 'lookbehind') this.behind.push({ alternatives: element.alternatives, mode });
        if (element.kind !== 'lookahead' || this.#back) return NOTHING;
        // Its body is gone through from here, and leads nowhere.
        const body = this.#alternatives(element.alternatives, mode);
        return { empty: 1, first: body.first, last: [] };
      }
      case 'Group':
        return this.#alternatives(element.alternatives, modeIn(element, mode));
      case 'CapturingGroup':
        return this.#alternatives(element.alternatives, mode);
      case 'Quantifier':
        return this.#quantifier(element, mode);
      case 'Backreference': {
        // What it takes is not known here: any text, or none.
        const state = this.#state(this.#letters.all, element);
        this.#connect(state, state);
        return { empty: 1, first: state, last: state };
      }
      default: {
        const state = this.#state(this.#letters.of(element, mode), element);
        return { empty: 0, first: state, last: state };
      }
    }
  }

  #quantifier({ min, max, element }: AST.Quantifier, mode: Mode): Fragment {
    if (max === 0) return NOTHING;
    const one = this.#element(element, mode);
    // A round that takes nothing is refused once enough rounds are made, so it is no way of its own.
    const empty = min === 0 || one.empty > 0 ? 1 : 0;
    if (max > MOST_COPIES) {
      this.#connect(one.last, one.first);
      return { empty, first: one.first, last: one.last };
    }
    let copy = one;
    const last = min <= 1 ? [...one.last] : [];
    const first = [...one.first];
    for (let count = 2; count <= max; count++) {
      const next = this.#element(element, mode);
      this.#connect(copy.last, next.first);
      if (copy.empty > 0 && count <= min) first.push(...next.first);
      if (count >= min || one.empty > 0) last.push(...next.last);
      copy = next;
    }
    return { empty, first, last };
  }
}
