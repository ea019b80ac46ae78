import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A part of the pattern that may make matching take very long. */
export interface RegexWarning {
  start: number;
  end: number;
  message: string;
}

/** Positions and comparisons beyond which nothing is said. */
const MOST_POSITIONS = 300;
const MOST_STEPS = 1_000_000;
/** Counted repetitions up to this are written out, longer ones are treated as endless. */
const MOST_COPIES = 4;

/**
 * Repetitions that can go over the same text in several ways, such as `(a+)+` or `(a|a)*`: when the rest of the pattern
 * then fails, the engine tries them all, and their number grows exponentially with the text.
 *
 * An empty answer does not mean that a pattern is safe: polynomial backtracking, back-references and look-around are
 * not judged, nor are patterns too large to look through.
 */
export function warnings(pattern: string, flags = ''): RegexWarning[] {
  const unicode = flags.includes('u');
  const unicodeSets = flags.includes('v');
  let tree: AST.Pattern;
  try {
    tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode, unicodeSets });
  } catch {
    return [];
  }
  const found = new Map<AST.Quantifier, RegexWarning>();
  const sets = new SampleSets(tree, flags);
  const queue: AST.Alternative[][] = [tree.alternatives];
  for (let alternatives = queue.pop(); alternatives; alternatives = queue.pop()) {
    try {
      const graph = new PositionGraph(sets, queue);
      graph.alternatives(alternatives);
      for (const quantifier of graph.ambiguousLoops()) {
        found.set(quantifier, {
          start: quantifier.start,
          end: quantifier.end,
          message: `The repetition ${shorten(quantifier.raw)} can match the same text in many ways. On text that almost matches, the time may double with every extra character.`,
        });
      }
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
    }
  }
  return [...found.values()].sort((x, y) => x.start - y.start);
}

function shorten(raw: string): string {
  return raw.length > 40 ? `${raw.slice(0, 39)}…` : raw;
}

class TooLarge extends Error {}

interface Fragment {
  nullable: boolean;
  first: number[];
  last: number[];
}

interface Loop {
  quantifier: AST.Quantifier;
  from: number;
  to: number;
}

/**
 * The position automaton (Glushkov 1961): one state for each character of the pattern, and an edge wherever one can
 * come right after another. Two ways to make the same edge are two ways to match the same text.
 */
class PositionGraph {
  #sets: SampleSets;
  #lookarounds: AST.Alternative[][];
  #symbols: Uint32Array[] = [];
  #follow: Set<number>[] = [];
  #loops: Loop[] = [];
  #doubled: { from: number; to: number; quantifier: AST.Quantifier }[] = [];

  constructor(sets: SampleSets, lookarounds: AST.Alternative[][]) {
    this.#sets = sets;
    this.#lookarounds = lookarounds;
  }

  alternatives(alternatives: AST.Alternative[]): Fragment {
    const out: Fragment = { nullable: false, first: [], last: [] };
    for (const alternative of alternatives) {
      const part = alternative.elements.reduce<Fragment>(
        (before, element) => this.#join(before, this.#element(element)),
        { nullable: true, first: [], last: [] },
      );
      out.nullable ||= part.nullable;
      out.first.push(...part.first);
      out.last.push(...part.last);
    }
    return out;
  }

  #join(before: Fragment, after: Fragment): Fragment {
    this.#connect(before.last, after.first);
    return {
      nullable: before.nullable && after.nullable,
      first: before.nullable ? [...before.first, ...after.first] : before.first,
      last: after.nullable ? [...before.last, ...after.last] : after.last,
    };
  }

  #connect(from: number[], to: number[], quantifier?: AST.Quantifier): void {
    for (const p of from) {
      for (const q of to) {
        if (this.#follow[p]!.has(q)) {
          if (quantifier) this.#doubled.push({ from: p, to: q, quantifier });
        } else this.#follow[p]!.add(q);
      }
    }
  }

  #element(element: AST.Element): Fragment {
    switch (element.type) {
      case 'Assertion':
        if (element.kind === 'lookahead' || element.kind === 'lookbehind') this.#lookarounds.push(element.alternatives);
        return { nullable: true, first: [], last: [] };
      case 'Group':
      case 'CapturingGroup':
        return this.alternatives(element.alternatives);
      case 'Quantifier':
        return this.#quantifier(element);
      default: {
        const position = this.#symbols.length;
        if (position >= MOST_POSITIONS) throw new TooLarge();
        this.#symbols.push(this.#sets.of(element));
        this.#follow.push(new Set());
        return { nullable: false, first: [position], last: [position] };
      }
    }
  }

  #quantifier(quantifier: AST.Quantifier): Fragment {
    const { min, max, element } = quantifier;
    if (max === 0) return { nullable: true, first: [], last: [] };
    const from = this.#symbols.length;
    const whole = this.#element(element);
    if (max > MOST_COPIES && min !== max) {
      this.#connect(whole.last, whole.first, quantifier);
      this.#loops.push({ quantifier, from, to: this.#symbols.length });
    } else if (max <= MOST_COPIES) {
      // Copies hang on a chain that may be left after each: optional copies side by side would look ambiguous.
      let previous: Fragment = { ...whole };
      const last = min <= 1 ? [...whole.last] : [];
      for (let copy = 2; copy <= max; copy++) {
        const next = this.#element(element);
        this.#connect(previous.last, next.first);
        if (copy >= min) last.push(...next.last);
        previous = next;
      }
      whole.last = last;
    }
    return { ...whole, nullable: whole.nullable || min === 0 };
  }

  /** Loops with two different ways round for one and the same text. */
  ambiguousLoops(): Set<AST.Quantifier> {
    const found = new Set<AST.Quantifier>();
    const size = this.#symbols.length;
    const reach = this.#reachable();
    for (const { from, to, quantifier } of this.#doubled) if (reach[to]!.has(from)) found.add(quantifier);

    // Pairs of positions that two readings of the same text can be at, starting from a common one inside a loop.
    const sources = new Map<number, number[]>();
    const queue: number[] = [];
    for (let p = 0; p < size; p++) if (reach[p]!.has(p)) queue.push(p * size + p);
    const seen = new Set(queue);
    let steps = 0;
    for (let at = 0; at < queue.length; at++) {
      const pair = queue[at]!;
      const p = Math.floor(pair / size);
      const q = pair % size;
      for (const p2 of this.#follow[p]!) {
        for (const q2 of this.#follow[q]!) {
          if (++steps > MOST_STEPS) return found;
          if ((p === q && p2 > q2) || !reach[p2]!.has(p) || !reach[q2]!.has(q)) continue;
          if (p2 !== q2 && !overlap(this.#symbols[p2]!, this.#symbols[q2]!)) continue;
          const next = Math.min(p2, q2) * size + Math.max(p2, q2);
          const into = sources.get(next);
          if (into) into.push(pair);
          else sources.set(next, [pair]);
          if (!seen.has(next)) {
            seen.add(next);
            queue.push(next);
          }
        }
      }
    }
    // Back from the common positions: a pair that lies between two of them was reached and left by one text.
    const back: number[] = [];
    const closed = new Set<number>();
    for (let p = 0; p < size; p++) if (seen.has(p * size + p)) back.push(p * size + p);
    for (let pair = back.pop(); pair !== undefined; pair = back.pop()) {
      for (const source of sources.get(pair) ?? []) {
        if (closed.has(source)) continue;
        closed.add(source);
        back.push(source);
        const p = Math.floor(source / size);
        const q = source % size;
        if (p === q) continue;
        const loop = this.#innermost(p, q);
        if (loop) found.add(loop);
      }
    }
    return found;
  }

  #innermost(p: number, q: number): AST.Quantifier | undefined {
    // Inner loops are finished, and so listed, before the ones around them.
    return this.#loops.find(({ from, to }) => p >= from && q >= from && p < to && q < to)?.quantifier;
  }

  #reachable(): Set<number>[] {
    return this.#follow.map((direct) => {
      const seen = new Set(direct);
      const stack = [...direct];
      for (let p = stack.pop(); p !== undefined; p = stack.pop()) {
        for (const q of this.#follow[p]!) {
          if (seen.has(q)) continue;
          seen.add(q);
          stack.push(q);
        }
      }
      return seen;
    });
  }
}

function overlap(one: Uint32Array, other: Uint32Array): boolean {
  return one.some((bits, i) => (bits & other[i]!) !== 0);
}

// Some letters, digits, marks, spaces and signs of many scripts, beyond Latin.
const SAMPLES =
  'ΑαΩωςЖжяЯאבשاب٣कक्ि३กข๓あアーｱ日本語한글ㄱ０Ａａ①²½€№™←∑√■☃✓😀👍🏽🇩🇪\u0301\u200b\u200d\u2028\u2029\u2003\u3000\ufeff\ue000\u{10ffff}';

/** Which of some hundred sample characters each part of the pattern matches: the browser itself is asked. */
class SampleSets {
  #samples: string[];
  #flags: string;
  #cache = new Map<string, Uint32Array>();

  constructor(tree: AST.Pattern, flags: string) {
    const points = new Set<number>();
    for (let point = 0; point < 0x180; point++) points.add(point);
    for (const char of SAMPLES) points.add(char.codePointAt(0)!);
    let ignoreCase = flags.includes('i');
    let dotAll = flags.includes('s');
    visitRegExpAST(tree, {
      onCharacterEnter: ({ value }) => {
        if (points.size > 2_000) return;
        points.add(value);
        const char = String.fromCodePoint(value);
        for (const other of char.toLowerCase() + char.toUpperCase()) points.add(other.codePointAt(0)!);
      },
      onModifierFlagsEnter: (modifiers) => {
        ignoreCase ||= modifiers.ignoreCase;
        dotAll ||= modifiers.dotAll;
      },
    });
    this.#samples = Array.from(points, (point) => String.fromCodePoint(point));
    this.#flags = `${ignoreCase ? 'i' : ''}${dotAll ? 's' : ''}${flags.includes('u') ? 'u' : ''}${flags.includes('v') ? 'v' : ''}`;
  }

  of(element: AST.QuantifiableElement): Uint32Array {
    const key = `${element.type} ${element.raw}`;
    let set = this.#cache.get(key);
    if (!set) {
      set = this.#build(element);
      this.#cache.set(key, set);
    }
    return set;
  }

  #build(element: AST.QuantifiableElement): Uint32Array {
    const set = new Uint32Array(Math.ceil(this.#samples.length / 32));
    // What a back-reference matches is not known here; it is taken to be anything.
    const regex = element.type === 'Backreference' ? /^/ : this.#regex(element);
    this.#samples.forEach((sample, i) => {
      if (regex.test(sample)) set[i >> 5]! |= 1 << (i & 31);
    });
    return set;
  }

  #regex(element: AST.QuantifiableElement): RegExp {
    // The raw text of a character can be an oddity of Annex B that means something else on its own.
    const source =
      element.type === 'Character'
        ? Array.from(
            { length: String.fromCodePoint(element.value).length },
            (_, i) => `\\u${String.fromCodePoint(element.value).charCodeAt(i).toString(16).padStart(4, '0')}`,
          ).join('')
        : element.raw;
    try {
      return new RegExp(`^(?:${source})$`, this.#flags);
    } catch {
      return /^/;
    }
  }
}
