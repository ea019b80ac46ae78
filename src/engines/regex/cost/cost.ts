import type { AST } from '@eslint-community/regexpp';
import { Ambiguity, type Suspect } from './ambiguity';
import { Graph, TooLarge } from './graph';
import { estimateGrowth, type Growth, type Measured } from './growth';
import { Letters } from './letters';
import { countSteps } from './machine';
import { compileSteps, parsePattern } from './parse';
import { getMode, type Program } from './program';

/** What it costs to search a text that does not match, by the length of the text. */
export interface Cost {
  /** `unknown`: the pattern is too large to judge, or not known to the parser. */
  kind: 'linear' | 'polynomial' | 'exponential' | 'unknown';
  /** Of a polynomial: 2 is quadratic. */
  degree?: number;
  /** The text that shows it, and what it takes; also those before it, shorter ones. */
  attack?: Attack;
  /** The part of the pattern at fault. */
  start?: number;
  end?: number;
}

export interface Attack {
  /** What it is made of; the repeated parts make it grow. */
  pieces: readonly { text: string; repeated: boolean }[];
  /** Long enough to be felt. */
  text: string;
  /** Length of the text and steps of a backtracking matcher for it. */
  growth: readonly { length: number; steps: number }[];
}

/** Steps for trying one text, and for all of them. */
const MOST_STEPS = 200_000;
const MOST_STEPS_IN_ALL = 2_000_000;
const LONGEST = 3_000;
/** An attack that is shown has about this many steps: a second or so, for an engine. */
const FELT_STEPS = 50_000_000;
const LONGEST_SHOWN = 20_000;

type Pieces = Attack['pieces'];

const toText = (pieces: Pieces, times: number): string =>
  pieces.map(({ text, repeated }) => (repeated ? text.repeat(times) : text)).join('');

export function estimateCost(pattern: string, flags: string): Cost {
  const tree = parsePattern(pattern, flags);
  if (!tree) return { kind: 'unknown' };
  try {
    const program = compileSteps(tree, flags);
    let worst: Cost = { kind: 'linear' };
    // A ^ that holds in many places makes a search out of what would start only once.
    for (const breaksFirst of flags.includes('m') ? [false, true] : [false]) {
      const letters = new Letters(tree, flags, breaksFirst);
      const trial = new Trial(program, letters, flags.includes('y'));
      for (const { suspect, graph, back } of findSuspects(tree, flags, letters)) {
        // It could show no more than what is known already.
        if (suspect.degree > 0 && suspect.degree <= severity(worst)) continue;
        const cost = trial.judge(suspect, graph, back);
        if (cost && severity(cost) > severity(worst)) worst = cost;
        if (worst.kind === 'exponential') return worst;
      }
    }
    return worst;
  } catch (error) {
    if (error instanceof TooLarge || error instanceof SyntaxError) return { kind: 'unknown' };
    throw error;
  }
}

const severity = ({ kind, degree = 0 }: Cost): number => (kind === 'exponential' ? Number.POSITIVE_INFINITY : degree);

function* findSuspects(tree: AST.Pattern, flags: string, letters: Letters) {
  const mode = getMode(flags);
  // Where it can match at the start only, no search goes on from place to place.
  const anchored =
    flags.includes('y') ||
    (!mode.multiline &&
      tree.alternatives.every(({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start'));
  const graph = new Graph(letters, tree.alternatives, mode, { anchored });
  for (const suspect of new Ambiguity(graph).suspects()) yield { suspect, graph, back: false };
  const bodies = [...graph.behind];
  for (let body = bodies.pop(); body; body = bodies.pop()) {
    const inner = new Graph(letters, body.alternatives, body.mode, { back: true });
    for (const suspect of new Ambiguity(inner).suspects()) yield { suspect, graph: inner, back: true };
    bodies.push(...inner.behind);
  }
}

function buildAttack(pieces: Pieces, measured: readonly Measured[], { kind, degree, factor }: Growth): Cost {
  const last = measured.at(-1)!;
  const wanted = Math.log(Math.max(1, FELT_STEPS / last.steps));
  const times =
    kind === 'exponential'
      ? last.times + Math.ceil(wanted / Math.log(factor))
      : Math.ceil(last.times * Math.exp(wanted / degree));
  const size = toText(pieces, 1).length;
  return {
    kind,
    ...(kind === 'polynomial' && { degree }),
    attack: {
      pieces,
      text: toText(pieces, Math.min(times, Math.ceil(LONGEST_SHOWN / size))),
      growth: measured.map(({ times: count, steps }) => ({ length: toText(pieces, count).length, steps })),
    },
  };
}

/** The part of the pattern that makes it grow. */
function findPlace({ states }: Suspect, { parts }: Graph): { start: number; end: number } {
  const spans = states.map((state) => parts[state]!);
  return { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) };
}

/** Tries suspicious texts on a matcher that counts its steps: only what is seen to grow is said. */
class Trial {
  #program: Program;
  #letters: Letters;
  #sticky: boolean;
  #left = MOST_STEPS_IN_ALL;

  constructor(program: Program, letters: Letters, sticky: boolean) {
    this.#program = program;
    this.#letters = letters;
    this.#sticky = sticky;
  }

  judge(suspect: Suspect, graph: Graph, back: boolean): Cost | undefined {
    if (this.#left <= 0) return undefined;
    const written = suspect.pieces.map(({ letters, repeated }) => ({
      text: letters.map((letter) => this.#letters.texts[letter]!).join(''),
      repeated,
    }));
    const backwards = written.map(({ text, repeated }) => ({ text: [...text].reverse().join(''), repeated })).reverse();
    const plain = (back ? backwards : written).filter(({ text }) => text !== '');
    for (const begins of [[''], this.#begins]) {
      const pieces = this.#framed(plain, begins);
      const measured = this.#measure(pieces);
      if (measured.length < 4) continue;
      const growth = estimateGrowth(measured, suspect.degree);
      if (growth.kind === 'exponential' || growth.degree > 1)
        return { ...buildAttack(pieces, measured, growth), ...findPlace(suspect, graph) };
    }
    return undefined;
  }

  #steps(text: string, limit: number): { steps: number; stopped: boolean } {
    const counted = countSteps(this.#program, text, { limit: Math.min(limit, this.#left), sticky: this.#sticky });
    this.#left -= counted.steps;
    return counted;
  }

  /** A start may have to be spoilt for what follows to be gone through. */
  get #begins(): string[] {
    const { texts } = this.#letters;
    return ['!', texts[0]!, texts.at(-1)!];
  }

  /** What stands before and behind, so that the text just does not match, is found by trying: what gives most to do. */
  #framed(pieces: Pieces, begins: readonly string[]): Pieces {
    const { texts } = this.#letters;
    let best: Pieces = pieces;
    let most = 0;
    for (const begin of begins)
      for (const end of ['', '!', '\n', '\n!', ...texts.slice(0, 10), texts.at(-1)!, '\0']) {
        const framed = [{ text: begin, repeated: false }, ...pieces, { text: end, repeated: false }].filter(
          ({ text }) => text !== '',
        );
        const { steps } = this.#steps(toText(framed, 10), 4_000);
        if (steps < most * 1.5) continue;
        most = steps;
        best = framed;
      }
    return best;
  }

  #measure(pieces: Pieces): Measured[] {
    const measured: Measured[] = [];
    for (let times = 1; ; times = Math.ceil(times * 1.2 + 0.01)) {
      const text = toText(pieces, times);
      if (text.length > LONGEST) break;
      const { steps, stopped } = this.#steps(text, MOST_STEPS);
      if (stopped) break;
      measured.push({ times, steps });
    }
    return measured;
  }
}
