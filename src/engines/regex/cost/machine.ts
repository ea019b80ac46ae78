import type { Program } from './program';

export interface Counted {
  /** Steps taken until the search ended, or was ended. */
  steps: number;
  /** Start and end of the match and of each group, -1 where there is none. */
  found?: readonly number[];
  /** It was ended at the limit. */
  stopped: boolean;
}

const isBreak = (point: number | undefined): boolean =>
  point === 10 || point === 13 || point === 0x2028 || point === 0x2029;
const isWord = (point: number | undefined): boolean => point !== undefined && /\w/.test(String.fromCodePoint(point));

class Stopped extends Error {}

/** Called before each step: which it is (-1 where nothing is left to try), where in the text, and whether it was come back to. */
type Watcher = (step: number, place: number, returned: boolean) => void;

/** A backtracking matcher that counts its steps: what it costs to search a text, told without a clock. */
class Machine {
  steps = 0;
  #program: Program;
  #text: string;
  #limit: number;
  #slots: Int32Array;
  /** For each way not yet tried: where in the program, where in the text, how much of the trail stands. */
  #ways: number[] = [];
  /** Slots that were set, with what they held before. */
  #trail: number[] = [];
  #watch: Watcher | undefined;

  constructor(program: Program, text: string, limit: number, watch?: Watcher) {
    this.#watch = watch;
    this.#program = program;
    this.#text = text;
    this.#limit = limit;
    this.#slots = new Int32Array(program.slots).fill(-1);
  }

  matchAt(start: number): readonly number[] | undefined {
    this.#slots.fill(-1);
    this.#ways.length = 0;
    this.#trail.length = 0;
    return this.#run(0, start) < 0 ? undefined : [...this.#slots.subarray(0, 2 * (this.#program.groups + 1))];
  }

  #set(slot: number, value: number): void {
    this.#trail.push(slot, this.#slots[slot]!);
    this.#slots[slot] = value;
  }

  #undo(length: number): void {
    while (this.#trail.length > length) {
      const value = this.#trail.pop()!;
      this.#slots[this.#trail.pop()!] = value;
    }
  }

  #after(at: number): number | undefined {
    return this.#program.unicode ? this.#text.codePointAt(at) : this.#unit(at);
  }

  #unit(at: number): number | undefined {
    return at >= 0 && at < this.#text.length ? this.#text.charCodeAt(at) : undefined;
  }

  #before(at: number): number | undefined {
    const unit = this.#unit(at - 1);
    if (!this.#program.unicode || unit === undefined || (unit & 0xfc00) !== 0xdc00) return unit;
    const point = at > 1 ? this.#text.codePointAt(at - 2)! : unit;
    return point > 0xffff ? point : unit;
  }

  /** The place where it ends, or -1. */
  #run(step: number, place: number): number {
    const base = this.#ways.length;
    const { steps } = this.#program;
    let returned = false;
    for (;;) {
      if (++this.steps > this.#limit) throw new Stopped();
      this.#watch?.(step, place, returned);
      returned = false;
      const now = steps[step]!;
      let goes = true;
      step++;
      switch (now.op) {
        case 'take': {
          const point = now.back ? this.#before(place) : this.#after(place);
          goes = point !== undefined && now.takes(point);
          if (goes) place += (now.back ? -1 : 1) * (point! > 0xffff ? 2 : 1);
          break;
        }
        case 'fork':
          this.#ways.push(now.second, place, this.#trail.length);
          step = now.first;
          break;
        case 'jump':
          step = now.to;
          break;
        case 'save':
          this.#set(now.slot, place);
          break;
        case 'clear':
          for (const slot of now.slots) this.#set(slot, -1);
          break;
        case 'assert':
          goes = this.#holds(now.kind, now.multiline, place);
          break;
        case 'look': {
          const trail = this.#trail.length;
          const ways = this.#ways.length;
          const matched = this.#run(step, place) >= 0;
          this.#ways.length = ways;
          if (!matched || now.negate) this.#undo(trail);
          goes = matched !== now.negate;
          step = now.next;
          break;
        }
        case 'again': {
          const end = this.#again(now.groups, now.ignoreCase, now.back, place);
          goes = end >= 0;
          place = end;
          break;
        }
        case 'reset':
          this.#set(now.slot, 0);
          break;
        case 'loop': {
          const count = this.#slots[now.counter]!;
          const mayGo = count < now.max;
          if (count >= now.min) {
            if (mayGo && now.greedy) this.#ways.push(now.exit, place, this.#trail.length);
            // Entered by way of the copy that comes first in its body, for the way out is taken first.
            else if (mayGo) this.#ways.push(-step, place, this.#trail.length);
            if (!mayGo || !now.greedy) {
              step = now.exit;
              break;
            }
          }
          this.#set(now.start, place);
          break;
        }
        case 'round': {
          const count = this.#slots[now.counter]!;
          goes = count < now.min || place !== this.#slots[now.start];
          if (goes) this.#set(now.counter, count + 1);
          step = now.to;
          break;
        }
        case 'done':
          return place;
      }
      if (goes) continue;
      if (this.#ways.length === base) {
        this.#watch?.(-1, place, true);
        return -1;
      }
      this.#undo(this.#ways.pop()!);
      place = this.#ways.pop()!;
      step = this.#ways.pop()!;
      returned = true;
      if (step >= 0) continue;
      // A lazy loop is gone round after all.
      step = -step;
      const loop = steps[step - 1]!;
      if (loop.op === 'loop') this.#set(loop.start, place);
    }
  }

  #holds(kind: 'start' | 'end' | 'word' | 'inside', multiline: boolean, at: number): boolean {
    if (kind === 'start') return at === 0 || (multiline && isBreak(this.#unit(at - 1)));
    if (kind === 'end') return at === this.#text.length || (multiline && isBreak(this.#unit(at)));
    return (isWord(this.#unit(at - 1)) !== isWord(this.#unit(at))) === (kind === 'word');
  }

  #again(groups: readonly number[], ignoreCase: boolean, back: boolean, place: number): number {
    const group = groups.find((number) => this.#slots[2 * number]! >= 0 && this.#slots[2 * number + 1]! >= 0);
    if (group === undefined) return place;
    const wanted = this.#text.slice(this.#slots[2 * group]!, this.#slots[2 * group + 1]!);
    // Each character is a step of the engine too.
    this.steps += wanted.length;
    const from = back ? place - wanted.length : place;
    if (from < 0 || from + wanted.length > this.#text.length) return -1;
    const there = this.#text.slice(from, from + wanted.length);
    const isSame =
      there === wanted ||
      (ignoreCase &&
        [...wanted].every((char, at) => {
          const other = [...there][at] ?? '';
          return char.toUpperCase() === other.toUpperCase() || char.toLowerCase() === other.toLowerCase();
        }));
    return isSame ? (back ? from : from + wanted.length) : -1;
  }
}

/** Searches a text from its start as `RegExp.prototype.exec` does, and counts. */
export function countSteps(program: Program, text: string, { limit = 1_000_000, sticky = false } = {}): Counted {
  const machine = new Machine(program, text, limit);
  try {
    for (let start = 0; start <= text.length; start++) {
      const found = machine.matchAt(start);
      if (found) return { steps: machine.steps, found, stopped: false };
      if (sticky) break;
      if (program.unicode && (text.codePointAt(start) ?? 0) > 0xffff) start++;
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { steps: machine.steps, stopped: true };
  }
  return { steps: machine.steps, stopped: false };
}

/** One thing that a matcher does for a match. */
export interface TraceStep {
  kind: 'take' | 'miss' | 'check' | 'fail' | 'back' | 'start' | 'match' | 'none';
  /** The part of the pattern. */
  part: readonly [start: number, end: number];
  /** Where in the text it stands, and what it takes. */
  from: number;
  to: number;
}
export interface Trace {
  steps: readonly TraceStep[];
  /** There were more than are listed. */
  isCut: boolean;
  found?: readonly number[];
}

/** Steps of the program that take or test something: what is between them, nobody would see. */
const SEEN: ReadonlySet<string> = new Set(['take', 'assert', 'again', 'look']);

/** What a backtracking matcher does to search a text from a place on, for people to follow. */
export function traceMatch(
  program: Program,
  text: string,
  { from = 0, most = 2000, sticky = false }: { from?: number; most?: number; sticky?: boolean } = {},
): Trace {
  const steps: TraceStep[] = [];
  /** What was begun last, and is not known to have worked yet. */
  let begun: { step: number; place: number } | undefined;
  const settle = (place: number, worked: boolean) => {
    if (!begun) return;
    const { step, place: start } = begun;
    const { op } = program.steps[step]!;
    const part = program.sources[step]!;
    begun = undefined;
    const isTaking = op === 'take' || op === 'again';
    const [first, last] = [Math.min(start, place), Math.max(start, place)];
    steps.push({
      kind: worked ? (isTaking ? 'take' : 'check') : isTaking ? 'miss' : 'fail',
      part,
      from: worked ? first : start,
      to: worked ? last : start,
    });
  };
  const machine = new Machine(program, text, most * 50, (step, place, returned) => {
    if (step < 0) return settle(place, false);
    if (returned) {
      settle(place, false);
      steps.push({ kind: 'back', part: program.sources[step]!, from: place, to: place });
    } else settle(place, true);
    if (steps.length >= most) throw new Stopped();
    if (SEEN.has(program.steps[step]!.op)) begun = { step, place };
  });
  const whole = program.sources.at(-1)!;
  try {
    for (let start = from; start <= text.length; start++) {
      steps.push({ kind: 'start', part: whole, from: start, to: start });
      const found = machine.matchAt(start);
      if (found) {
        begun = undefined;
        steps.push({ kind: 'match', part: whole, from: found[0]!, to: found[1]! });
        return { steps, isCut: false, found };
      }
      settle(start, false);
      if (sticky) break;
      if (program.unicode && (text.codePointAt(start) ?? 0) > 0xffff) start++;
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { steps: steps.slice(0, most), isCut: true };
  }
  steps.push({ kind: 'none', part: whole, from, to: from });
  return { steps, isCut: false };
}
