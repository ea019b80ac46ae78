import { splitList, splitWords } from '@/engines/css-value';
import { InputError } from '@/engines/input-error';
import { type Curve, curveAt } from './curve';

type Point = readonly [x: number, y: number];

/** Where the jumps of `steps()` are. */
export const JUMPS = ['end', 'start', 'both', 'none'] as const;
export type Jump = (typeof JUMPS)[number];

/** How far something is on its way, from 0 to 1, at any part of its time. Springs and bouncing balls are no functions of CSS: they become `linear()`. */
export type Easing =
  | { readonly kind: 'curve'; readonly curve: Curve }
  | { readonly kind: 'steps'; readonly count: number; readonly jump: Jump }
  /** 0 arrives without swinging over; close to 1 swings for long. */
  | { readonly kind: 'spring'; readonly bounce: number }
  /** A ball that falls, and bounces so many times. */
  | { readonly kind: 'bounce'; readonly count: number }
  | { readonly kind: 'points'; readonly points: readonly Point[] };

/** The keywords of CSS, and what they stand for. */
export const NAMED_CURVES: Readonly<Record<string, Curve>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

export const MOST_STEPS = 100;
export const MOST_BOUNCES = 8;
export const MOST_SPRING = 0.9;
const MOST_POINTS = 300;

const round = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

function fail(text: string, why: string): never {
  throw new InputError(`“${text.trim().slice(0, 60)}” isn’t an easing: ${why}`);
}

function readNumbers(text: string, parts: readonly string[]): number[] {
  return parts.map((part) => {
    const value = part.trim() === '' ? Number.NaN : Number(part);
    if (!Number.isFinite(value)) fail(text, `“${part.slice(0, 20)}” isn’t a number`);
    return value;
  });
}

function readCurve(text: string, parts: readonly string[]): Easing {
  const curve = readNumbers(text, parts);
  if (curve.length !== 4) fail(text, 'cubic-bezier() takes four numbers');
  if (![curve[0]!, curve[2]!].every((x) => x >= 0 && x <= 1)) fail(text, 'the first and third number are from 0 to 1');
  if (!curve.every((part) => Math.abs(part) <= 10)) fail(text, 'the second and fourth number are from -10 to 10');
  return { kind: 'curve', curve: curve as unknown as Curve };
}

function readSteps(text: string, [count = '', word = 'end']: readonly string[]): Easing {
  const jump = JUMPS.find((one) => one === word.replace(/^jump-/, ''));
  if (!jump) fail(text, `the second part is one of ${JUMPS.map((one) => `jump-${one}`).join(', ')}`);
  const [steps] = readNumbers(text, [count]);
  const least = jump === 'none' ? 2 : 1;
  if (!Number.isInteger(steps) || steps! < least || steps! > MOST_STEPS)
    fail(text, `write ${least} to ${MOST_STEPS} steps`);
  return { kind: 'steps', count: steps!, jump };
}

/** As `linear()` has them: a height, and up to two places where it is. */
function readPoints(text: string, parts: readonly string[]): Easing {
  const found: { x: number | undefined; y: number }[] = [];
  for (const part of parts) {
    const words = splitWords(part);
    const places = words.filter((word) => word.endsWith('%'));
    const heights = words.filter((word) => !word.endsWith('%'));
    const [y] = readNumbers(text, heights);
    if (heights.length !== 1 || places.length > 2) fail(text, 'linear() takes numbers with one or two places in %');
    const xs = readNumbers(
      text,
      places.map((place) => place.slice(0, -1)),
    );
    for (const x of xs.length > 0 ? xs : [undefined]) found.push({ x: x === undefined ? x : x / 100, y: y! });
  }
  if (found.length < 2 || found.length > MOST_POINTS) fail(text, `linear() takes 2 to ${MOST_POINTS} numbers`);
  return { kind: 'points', points: placePoints(found) };
}

/** A place may not lie before an earlier one, and points without one are spread between their neighbors. */
function placePoints(found: readonly { x: number | undefined; y: number }[]): Point[] {
  const xs = found.map(({ x }) => x);
  xs[0] ??= 0;
  let furthest = xs[0];
  for (const [at, x] of xs.entries()) {
    if (x === undefined) continue;
    furthest = Math.max(furthest, x);
    xs[at] = furthest;
  }
  xs[xs.length - 1] ??= Math.max(1, furthest);
  return found.map(({ y }, at): Point => {
    if (xs[at] === undefined) {
      const next = xs.findIndex((x, i) => i > at && x !== undefined);
      const from = xs[at - 1]!;
      xs[at] = from + (xs[next]! - from) / (next - at + 1);
    }
    return [xs[at]!, y];
  });
}

/** Reads what CSS has, and `spring(0.5)` and `bounce(3)`. */
export function readEasing(text: string): Easing {
  const plain = text.trim().toLowerCase();
  if (plain.length > 3000) fail(text, 'it is too long');
  if (Object.hasOwn(NAMED_CURVES, plain)) return { kind: 'curve', curve: NAMED_CURVES[plain]! };
  if (plain === 'step-start' || plain === 'step-end')
    return { kind: 'steps', count: 1, jump: plain === 'step-end' ? 'end' : 'start' };
  const [, name, inside] = /^([a-z-]+)\(([^()]*)\)$/.exec(plain) ?? [];
  const parts = splitList(inside ?? '');
  switch (name) {
    case 'cubic-bezier':
      return readCurve(text, parts);
    case 'steps':
      return readSteps(text, parts);
    case 'linear':
      return readPoints(text, parts);
    case 'spring': {
      const [bounce] = readNumbers(text, parts);
      if (parts.length !== 1 || bounce! < 0 || bounce! > MOST_SPRING)
        fail(text, `spring() takes a number from 0 to ${MOST_SPRING}`);
      return { kind: 'spring', bounce: bounce! };
    }
    case 'bounce': {
      const [count] = readNumbers(text, parts);
      if (parts.length !== 1 || !Number.isInteger(count) || count! < 1 || count! > MOST_BOUNCES)
        fail(text, `bounce() takes a whole number from 1 to ${MOST_BOUNCES}`);
      return { kind: 'bounce', count: count! };
    }
    default:
      return fail(text, 'write ease-out, cubic-bezier(…), steps(…), linear(…), spring(0.5) or bounce(3)');
  }
}

const sameCurve = (one: Curve, other: Curve) => one.every((part, at) => part === other[at]);

/** As short as it can be read back. */
export function writeEasing(easing: Easing): string {
  switch (easing.kind) {
    case 'curve': {
      const named = Object.entries(NAMED_CURVES).find(([, curve]) => sameCurve(curve, easing.curve));
      return named?.[0] ?? `cubic-bezier(${easing.curve.join(', ')})`;
    }
    case 'steps':
      return `steps(${easing.count}, ${/^(?:start|end)$/.test(easing.jump) ? '' : 'jump-'}${easing.jump})`;
    case 'spring':
      return `spring(${easing.bounce})`;
    case 'bounce':
      return `bounce(${easing.count})`;
    case 'points':
      return writeLinear(easing.points);
  }
}

const writeLinear = (points: readonly Point[]): string =>
  `linear(${points
    .map(([x, y], at) => {
      const isEnd = (at === 0 && x === 0) || (at === points.length - 1 && x === 1);
      return isEnd ? `${round(y, 3)}` : `${round(y, 3)} ${round(x * 100, 1)}%`;
    })
    .join(', ')})`;

/** What is left of the swing at the end, of its first height. */
const REST = 0.001;

/** A mass on a spring, let go at 0 with its rest at 1: so stiff that it is at rest when its time is over. */
function springAt(bounce: number, time: number): number {
  const damping = 1 - bounce;
  if (bounce === 0) {
    // Where (1 + w)·e^-w is a thousandth.
    const speed = 9.23341;
    return 1 - (1 + speed * time) * Math.exp(-speed * time);
  }
  const swing = Math.sqrt(1 - damping ** 2);
  const speed = Math.log(1 / (REST * swing)) / damping;
  const angle = speed * swing * time;
  return 1 - Math.exp(-damping * speed * time) * (Math.cos(angle) + (damping / swing) * Math.sin(angle));
}

/** How fast the ball leaves the ground, of how fast it hits it. */
const REBOUND = 0.5;

/** When the ball hits the ground: first, and after each bounce. */
function hits(count: number): number[] {
  // A fall takes 1, and a bounce twice its way up.
  const times = [1];
  for (let bounce = 1; bounce <= count; bounce++) times.push(times.at(-1)! + 2 * REBOUND ** bounce);
  return times.map((time) => time / times.at(-1)!);
}

function bounceAt(count: number, time: number): number {
  const times = hits(count);
  const fall = times[0]!;
  if (time < fall) return (time / fall) ** 2;
  const at = times.findIndex((hit) => time <= hit);
  if (at < 1) return 1;
  const half = (times[at]! - times[at - 1]!) / 2;
  const from = (time - times[at - 1]! - half) / half;
  return 1 - REBOUND ** (2 * at) * (1 - from ** 2);
}

function stepAt(count: number, jump: Jump, time: number): number {
  const jumps = count + { end: 0, start: 0, both: 1, none: -1 }[jump];
  const at = Math.floor(time * count) + (jump === 'start' || jump === 'both' ? 1 : 0);
  return Math.min(jumps, at) / jumps;
}

function pointAt(points: readonly Point[], time: number): number {
  let at = points.findLastIndex(([x]) => x <= time);
  at = Math.min(points.length - 2, Math.max(0, at));
  const [[fromX, fromY], [toX, toY]] = [points[at]!, points[at + 1]!];
  return toX === fromX ? toY : fromY + ((toY - fromY) * (time - fromX)) / (toX - fromX);
}

/** How far it is on its way, at a part of its time from 0 to 1. */
export function easingAt(easing: Easing, time: number): number {
  if (easing.kind === 'steps') return stepAt(easing.count, easing.jump, time);
  if (easing.kind === 'points') return pointAt(easing.points, time);
  if (time <= 0 || time >= 1) return time <= 0 ? 0 : 1;
  if (easing.kind === 'curve') return curveAt(easing.curve, time);
  return easing.kind === 'spring' ? springAt(easing.bounce, time) : bounceAt(easing.count, time);
}

/** The most that the lines of `linear()` are off. */
const TOLERANCE = 0.003;
const SAMPLES = 1000;

/** As few of the points as draw the same line. */
function simplify(points: readonly Point[]): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  let furthest = 0;
  let at = 0;
  for (const [i, [x, y]] of points.entries()) {
    const off = Math.abs(first[1] + ((last[1] - first[1]) * (x - first[0])) / (last[0] - first[0]) - y);
    if (off > furthest) [furthest, at] = [off, i];
  }
  if (furthest <= TOLERANCE) return [first, last];
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}

/** A curve as points between which lines are drawn. */
function toPoints(easing: Easing): Point[] {
  const corners = easing.kind === 'bounce' ? hits(easing.count).slice(0, -1) : [];
  const xs = [...corners, ...Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES)].sort((a, b) => a - b);
  return simplify(xs.map((x): Point => [x, easingAt(easing, x)]));
}

/** As a browser reads it. */
export const easingCss = (easing: Easing): string =>
  easing.kind === 'spring' || easing.kind === 'bounce' ? writeLinear(toPoints(easing)) : writeEasing(easing);
