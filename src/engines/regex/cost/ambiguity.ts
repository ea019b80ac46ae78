import { type Graph, TooLarge } from './graph';
import { commonLetter, type LetterSet } from './letters';

/** A text that one can go over in several ways: letters to be repeated, and letters between. */
export interface Suspect {
  pieces: { letters: readonly number[]; repeated: boolean }[];
  /** The states whose parts of the pattern are at fault. */
  states: readonly number[];
  /** Of the polynomial by which the time grows, if it is one. */
  degree: number;
}

interface Link {
  from: number;
  to: number;
  word: readonly number[];
}

const MOST_STEPS = 120_000;
const MOST_SUSPECTS = 16;

/** Finds where two readings of one text come together again (Weber and Seidl 1991), with the text. */
export class Ambiguity {
  #graph: Graph;
  #component: number[];
  #cyclic: boolean[];
  #steps = 0;

  constructor(graph: Graph) {
    this.#graph = graph;
    this.#component = components(graph);
    const sizes = new Map<number, number>();
    for (const id of this.#component) sizes.set(id, (sizes.get(id) ?? 0) + 1);
    this.#cyclic = this.#component.map((id, state) => sizes.get(id)! > 1 || graph.follow[state]!.has(state));
  }

  /** The worst first. */
  suspects(): Suspect[] {
    return [...this.#loops(), ...this.#chains()].slice(0, MOST_SUSPECTS);
  }

  #count(): void {
    if (++this.#steps > MOST_STEPS) throw new TooLarge();
  }

  /** Arrows of several readings at once, taken by one letter. */
  *#together(states: readonly number[]): Generator<{ next: number[]; letter: number; doubled: boolean }> {
    const { follow, symbols } = this.#graph;
    const next: number[] = [];
    const sets: LetterSet[] = [];
    function* choose(at: number, doubled: boolean): Generator<{ next: number[]; letter: number; doubled: boolean }> {
      if (at === states.length) {
        const letter = commonLetter(...sets);
        if (letter >= 0) yield { next: [...next], letter, doubled };
        return;
      }
      for (const [state, ways] of follow[states[at]!]!) {
        next[at] = state;
        sets[at] = symbols[state]!;
        yield* choose(at + 1, doubled || ways > 1);
      }
    }
    yield* choose(0, false);
  }

  /** The shortest text by which readings at some states get to others. `stays` leaves out what leads astray. */
  #word(
    from: readonly number[],
    isGoal: (states: readonly number[], parted: boolean) => boolean,
    stays: (states: readonly number[]) => boolean,
    parts: boolean,
  ): number[] | undefined {
    const queue: { states: readonly number[]; parted: boolean; letters: number[] }[] = [
      { states: from, parted: false, letters: [] },
    ];
    const seen = new Set<string>();
    for (let at = 0; at < queue.length; at++) {
      const { states, parted, letters } = queue[at]!;
      for (const { next, letter, doubled } of this.#together(states)) {
        this.#count();
        if (!stays(next)) continue;
        const apart = parts && (parted || doubled || next[0] !== next[1]);
        const word = [...letters, letter];
        if (isGoal(next, apart)) return word;
        const key = `${next} ${apart}`;
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push({ states: next, parted: apart, letters: word });
      }
    }
    return undefined;
  }

  #path(from: number, to: number): number[] | undefined {
    if (from === to) return [];
    return this.#word(
      [from],
      ([state]) => state === to,
      () => true,
      false,
    );
  }

  /** Loops with two ways round for one text: the number of ways doubles with each round. */
  *#loops(): Generator<Suspect> {
    const done = new Set<number>();
    for (const [state, id] of this.#component.entries()) {
      if (state === 0 || !this.#cyclic[state] || done.has(id)) continue;
      done.add(id);
      const inside = (states: readonly number[]) => states.every((one) => this.#component[one] === id);
      const word = this.#word(
        [state, state],
        ([one, other], parted) => one === state && other === state && parted,
        inside,
        true,
      );
      const prefix = word && this.#path(0, state);
      if (word && prefix)
        yield {
          pieces: [
            { letters: prefix, repeated: false },
            { letters: word, repeated: true },
          ],
          states: this.#component.flatMap((other, at) => (other === id ? [at] : [])),
          degree: 0,
        };
    }
  }

  /** Two loops, one behind the other, that share a text: where the one ends and the other begins is open. */
  #links(): Link[] {
    const links: Link[] = [];
    const cyclic = this.#cyclic.flatMap((is, state) => (is ? [state] : []));
    const reach = reachable(this.#graph);
    for (const from of cyclic)
      for (const to of cyclic) {
        const [one, other] = [this.#component[from], this.#component[to]];
        if (one === other || !reach[from]!.has(to)) continue;
        const word = this.#word(
          [from, from, to],
          ([x, y, z]) => x === from && y === to && z === to,
          ([x, y, z]) =>
            this.#component[x!] === one && this.#component[z!] === other && (y === to || reach[y!]!.has(to)),
          false,
        );
        if (word) links.push({ from, to, word });
      }
    return links;
  }

  /** Chains of such loops, the longest first: each further one adds a factor of the length to the time. */
  *#chains(): Generator<Suspect> {
    const links = this.#links();
    const best = new Map<Link, Link[]>();
    const longest = (link: Link): Link[] => {
      const known = best.get(link);
      if (known) return known;
      let rest: Link[] = [];
      for (const next of links) {
        if (this.#component[next.from] !== this.#component[link.to]) continue;
        const chain = longest(next);
        if (chain.length > rest.length) rest = chain;
      }
      const chain = [link, ...rest];
      best.set(link, chain);
      return chain;
    };
    // The end of a chain may take what makes the pattern match after all: its beginnings are suspects of their own.
    const chains = links
      .flatMap((link) => longest(link).map((_, at, chain) => chain.slice(0, at + 1)))
      .sort((one, other) => other.length - one.length || weight(one) - weight(other));
    const seen = new Set<string>();
    for (const chain of chains) {
      const suspect = this.#suspectOf(chain);
      const key = JSON.stringify(suspect?.pieces);
      if (!suspect || seen.has(key)) continue;
      seen.add(key);
      yield suspect;
    }
  }

  #suspectOf(chain: readonly Link[]): Suspect | undefined {
    const pieces: Suspect['pieces'] = [];
    let at = 0;
    for (const { from, to, word } of chain) {
      const way = this.#path(at, from);
      if (!way) return undefined;
      if (way.length > 0) pieces.push({ letters: way, repeated: false });
      // Repeated twice as often is as good as repeated twice.
      if (!pieces.at(-1)?.repeated || `${pieces.at(-1)!.letters}` !== `${word}`)
        pieces.push({ letters: word, repeated: true });
      at = to;
    }
    return {
      pieces,
      states: chain.flatMap(({ from, to }) => [from, to]).filter((state) => state > 0),
      degree: chain.length + 1,
    };
  }
}

const weight = (chain: readonly Link[]): number => chain.reduce((sum, { word }) => sum + word.length, 0);

function reachable({ follow }: Graph): Set<number>[] {
  return follow.map((direct) => {
    const seen = new Set(direct.keys());
    const stack = [...seen];
    for (let state = stack.pop(); state !== undefined; state = stack.pop())
      for (const next of follow[state]!.keys()) {
        if (seen.has(next)) continue;
        seen.add(next);
        stack.push(next);
      }
    return seen;
  });
}

/** For each state the number of its strongly connected component. */
function components(graph: Graph): number[] {
  const reach = reachable(graph);
  const ids: number[] = [];
  for (let state = 0; state < reach.length; state++) {
    const earlier = [...reach[state]!].find((other) => other < state && reach[other]!.has(state));
    ids[state] = earlier === undefined ? state : ids[earlier]!;
  }
  return ids;
}
