import type { AST } from '@eslint-community/regexpp';

/** What the flags and the modifiers around a part make of it. */
export interface Mode {
  ignoreCase: boolean;
  multiline: boolean;
  dotAll: boolean;
}

/** A part of a pattern that takes one character. */
export type Taker = Exclude<
  AST.QuantifiableElement,
  AST.Group | AST.CapturingGroup | AST.Backreference | AST.LookaheadAssertion
>;

/** One step of a backtracking matcher. Places in the program are numbers. */
export type Step =
  | { op: 'take'; takes(point: number): boolean; back: boolean }
  | { op: 'fork'; first: number; second: number }
  | { op: 'jump'; to: number }
  | { op: 'save'; slot: number }
  | { op: 'clear'; slots: readonly number[] }
  | { op: 'assert'; kind: 'start' | 'end' | 'word' | 'inside'; multiline: boolean }
  | { op: 'look'; next: number; negate: boolean }
  | { op: 'again'; groups: readonly number[]; ignoreCase: boolean; back: boolean }
  | { op: 'reset'; slot: number }
  | { op: 'loop'; counter: number; start: number; min: number; max: number; greedy: boolean; exit: number }
  | { op: 'round'; counter: number; start: number; min: number; to: number }
  | { op: 'done' };

export interface Program {
  steps: Step[];
  /** The part of the pattern that each step is of, as start and end. */
  sources: (readonly [start: number, end: number])[];
  /** Numbers kept while matching: two for each group, the whole match included, then those of loops. */
  slots: number;
  groups: number;
  unicode: boolean;
}

export const getMode = (flags: string): Mode => ({
  ignoreCase: flags.includes('i'),
  multiline: flags.includes('m'),
  dotAll: flags.includes('s'),
});

export function modeIn(group: AST.Group, mode: Mode): Mode {
  const { add, remove } = group.modifiers ?? {};
  const inside = { ...mode };
  for (const key of ['ignoreCase', 'multiline', 'dotAll'] as const)
    inside[key] = add?.[key] ? true : remove?.[key] ? false : mode[key];
  return inside;
}

/** Whether a part takes a character: the browser itself is asked, once for each. */
export function findReader(element: Taker, mode: Mode, flags: string): (point: number) => boolean {
  // The raw text of a character can be an oddity of Annex B that means something else on its own.
  const source =
    element.type === 'Character'
      ? Array.from(
          String.fromCodePoint(element.value).matchAll(/[\s\S]/g),
          ([unit]) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ).join('')
      : element.raw;
  const keptFlags = `${mode.ignoreCase ? 'i' : ''}${mode.dotAll ? 's' : ''}${/[uv]/.exec(flags)?.[0] ?? ''}`;
  const regex = new RegExp(`^(?:${source})$`, keptFlags);
  const known = new Map<number, boolean>();
  return (point) => {
    let takes = known.get(point);
    if (takes === undefined) {
      takes = regex.test(String.fromCodePoint(point));
      known.set(point, takes);
    }
    return takes;
  };
}

const capturesIn = (node: AST.Element, numbers: ReadonlyMap<AST.CapturingGroup, number>): number[] =>
  [...numbers].flatMap(([group, number]) => (group.start >= node.start && group.end <= node.end ? [number] : []));

/** The steps a backtracking matcher takes for a pattern (ECMA-262, 22.2.2, written out). */
export class Compiler {
  #steps: Step[] = [];
  #sources: (readonly [start: number, end: number])[] = [];
  #source: readonly [start: number, end: number] = [0, 0];
  #slots: number;
  #numbers = new Map<AST.CapturingGroup, number>();
  #flags: string;
  #takers = new Map<string, (point: number) => boolean>();

  constructor(groups: readonly AST.CapturingGroup[], flags: string) {
    this.#flags = flags;
    groups.forEach((group, at) => {
      this.#numbers.set(group, at + 1);
    });
    this.#slots = 2 * (groups.length + 1);
  }

  compile(tree: AST.Pattern): Program {
    const whole = [tree.start, tree.end] as const;
    this.#source = whole;
    this.#emit({ op: 'save', slot: 0 });
    this.#alternatives(tree.alternatives, getMode(this.#flags), false);
    this.#source = whole;
    this.#emit({ op: 'save', slot: 1 });
    this.#emit({ op: 'done' });
    return {
      steps: this.#steps,
      sources: this.#sources,
      slots: this.#slots,
      groups: this.#numbers.size,
      unicode: /[uv]/.test(this.#flags),
    };
  }

  #emit<One extends Step>(step: One): One {
    this.#steps.push(step);
    this.#sources.push(this.#source);
    return step;
  }

  get #here(): number {
    return this.#steps.length;
  }

  #alternatives(alternatives: readonly AST.Alternative[], mode: Mode, back: boolean): void {
    const ends: { to: number }[] = [];
    alternatives.forEach(({ elements }, at) => {
      const isLast = at === alternatives.length - 1;
      const fork = isLast ? undefined : this.#emit({ op: 'fork', first: this.#here + 1, second: 0 });
      for (const element of back ? elements.toReversed() : elements) this.#element(element, mode, back);
      if (!fork) return;
      ends.push(this.#emit({ op: 'jump', to: 0 }));
      fork.second = this.#here;
    });
    for (const end of ends) end.to = this.#here;
  }

  #element(element: AST.Element, mode: Mode, back: boolean): void {
    const outside = this.#source;
    this.#source = [element.start, element.end];
    this.#compileElement(element, mode, back);
    this.#source = outside;
  }

  #compileElement(element: AST.Element, mode: Mode, back: boolean): void {
    switch (element.type) {
      case 'Assertion':
        this.#assertion(element, mode);
        return;
      case 'Group':
        this.#alternatives(element.alternatives, modeIn(element, mode), back);
        return;
      case 'CapturingGroup': {
        const slot = 2 * this.#numbers.get(element)!;
        this.#emit({ op: 'save', slot: back ? slot + 1 : slot });
        this.#alternatives(element.alternatives, mode, back);
        this.#emit({ op: 'save', slot: back ? slot : slot + 1 });
        return;
      }
      case 'Quantifier':
        this.#quantifier(element, mode, back);
        return;
      case 'Backreference': {
        const groups = [element.resolved].flat().map((group) => this.#numbers.get(group)!);
        this.#emit({ op: 'again', groups, ignoreCase: mode.ignoreCase, back });
        return;
      }
      default: {
        const key = `${element.type} ${element.raw} ${mode.ignoreCase} ${mode.dotAll}`;
        const takes = this.#takers.get(key) ?? findReader(element, mode, this.#flags);
        this.#takers.set(key, takes);
        this.#emit({ op: 'take', takes, back });
      }
    }
  }

  #assertion(element: AST.Assertion, mode: Mode): void {
    switch (element.kind) {
      case 'start':
      case 'end':
        this.#emit({ op: 'assert', kind: element.kind, multiline: mode.multiline });
        return;
      case 'word':
        this.#emit({ op: 'assert', kind: element.negate ? 'inside' : 'word', multiline: false });
        return;
      case 'lookahead':
      case 'lookbehind': {
        const look = this.#emit({ op: 'look', next: 0, negate: element.negate });
        this.#alternatives(element.alternatives, mode, element.kind === 'lookbehind');
        this.#emit({ op: 'done' });
        look.next = this.#here;
      }
    }
  }

  #quantifier({ element, min, max, greedy }: AST.Quantifier, mode: Mode, back: boolean): void {
    if (max === 0) return;
    const counter = this.#slots++;
    const start = this.#slots++;
    this.#emit({ op: 'reset', slot: counter });
    const to = this.#here;
    const loop = this.#emit({ op: 'loop', counter, start, min, max, greedy, exit: 0 });
    const inner = capturesIn(element, this.#numbers);
    if (inner.length > 0) this.#emit({ op: 'clear', slots: inner.flatMap((number) => [2 * number, 2 * number + 1]) });
    this.#element(element, mode, back);
    this.#emit({ op: 'round', counter, start, min, to });
    loop.exit = this.#here;
  }
}
