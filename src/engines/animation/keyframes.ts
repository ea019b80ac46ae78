import { readHex8, writeHex8 } from '@/engines/color/rgb8';
import { easingAt, readEasing } from './easing';

type Pair = readonly [x: number, y: number];

/** What a keyframe can set: lengths in px, angles in degrees. */
export interface Pose {
  readonly translate: Pair;
  readonly scale: Pair;
  readonly rotate: number;
  readonly skew: Pair;
  readonly opacity: number;
  /** In hex. */
  readonly color: string;
  readonly blur: number;
  readonly radius: number;
}
export type Property = keyof Pose;

const PROPERTIES = [
  'translate',
  'scale',
  'rotate',
  'skew',
  'opacity',
  'color',
  'blur',
  'radius',
] as const satisfies readonly Property[];

export interface Keyframe {
  /** In percent. */
  readonly at: number;
  /** On the way to the next one, as `readEasing` reads it; that of the animation if it is not said. */
  readonly easing?: string;
  readonly sets: Partial<Pose>;
}

export const MOST_KEYFRAMES = 20;

/** What is not set by any keyframe. */
export const RESTING: Pose = {
  translate: [0, 0],
  scale: [1, 1],
  rotate: 0,
  skew: [0, 0],
  opacity: 1,
  color: '#3b82f6',
  blur: 0,
  radius: 0,
};

export const sortKeyframes = (keyframes: readonly Keyframe[]): Keyframe[] =>
  [...keyframes].sort((one, other) => one.at - other.at);

/** The properties that any of them sets. */
export const usedProperties = (keyframes: readonly Keyframe[]): Property[] =>
  PROPERTIES.filter((property) => keyframes.some(({ sets }) => sets[property] !== undefined));

const between = (from: number, to: number, share: number) => from + (to - from) * share;
const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** Weighted by alpha, as browsers mix colors. */
function mixHex(from: string, to: string, share: number): string {
  const [one, other] = [readHex8(from)!, readHex8(to)!];
  const alpha = within(between(one.alpha, other.alpha, share), 1);
  const channel = (name: 'r' | 'g' | 'b') =>
    alpha === 0 ? 0 : within(between(one[name] * one.alpha, other[name] * other.alpha, share) / alpha, 255);
  return writeHex8({ r: channel('r'), g: channel('g'), b: channel('b'), alpha });
}

/** What can’t be more or less, however far an easing swings over. */
const LIMITS: Partial<Record<Property, number>> = {
  opacity: 1,
  blur: Number.POSITIVE_INFINITY,
  radius: Number.POSITIVE_INFINITY,
};

function mix(property: Property, from: Pose[Property], to: Pose[Property], share: number): Pose[Property] {
  if (typeof from === 'string') return mixHex(from, to as string, share);
  if (typeof from !== 'number')
    return [between(from[0], (to as Pair)[0], share), between(from[1], (to as Pair)[1], share)];
  const value = between(from, to as number, share);
  const limit = LIMITS[property];
  return limit === undefined ? value : within(value, limit);
}

interface Motion {
  /** In their order. */
  readonly keyframes: readonly Keyframe[];
  /** Of keyframes without one. */
  readonly easing: string;
  /** The element without an animation. */
  readonly rest: Pose;
}

/** Where the element is at a moment, in percent. Each property goes from the keyframe that set it last to the one that sets it next. */
export function poseAt({ keyframes, easing, rest }: Motion, at: number): Pose {
  const pose = PROPERTIES.map((property) => {
    const setting = keyframes.filter(({ sets }) => sets[property] !== undefined);
    if (setting.length === 0) return [property, rest[property]];
    // It starts with the easing of the first keyframe, even where that one does not set it.
    if (setting[0]!.at > 0)
      setting.unshift({ ...(keyframes[0]!.at === 0 && keyframes[0]), at: 0, sets: { [property]: rest[property] } });
    if (setting.at(-1)!.at < 100) setting.push({ at: 100, sets: { [property]: rest[property] } });
    const first = Math.min(
      setting.length - 2,
      Math.max(
        0,
        setting.findLastIndex((one) => one.at <= at),
      ),
    );
    const [from, to] = [setting[first]!, setting[first + 1] ?? setting[first]!];
    const time = to.at === from.at ? 1 : (at - from.at) / (to.at - from.at);
    const share = easingAt(readEasing(from.easing ?? easing), within(time, 1));
    return [property, mix(property, from.sets[property]!, to.sets[property]!, share)];
  });
  return Object.fromEntries(pose) as unknown as Pose;
}

const round = (value: number) => Math.round(value * 100) / 100 + 0;
const rounded = <Value extends Pose[Property]>(value: Value): Value =>
  (typeof value === 'number'
    ? round(value)
    : typeof value === 'string'
      ? value
      : (value as Pair).map(round)) as unknown as Value;

/** One more, which sets what others set too, as it is at that moment. */
export function addKeyframe(motion: Motion, at: number): Keyframe[] {
  const pose = poseAt(motion, at);
  const sets = Object.fromEntries(usedProperties(motion.keyframes).map((name) => [name, rounded(pose[name])]));
  return sortKeyframes([...motion.keyframes, { at, sets }]);
}

/** A property set, or no longer set, by one of them. */
export function setAt(keyframes: readonly Keyframe[], index: number, sets: Partial<Pose>): Keyframe[] {
  return keyframes.map((one, i) => {
    if (i !== index) return one;
    const all = Object.entries({ ...one.sets, ...sets }).filter(([, value]) => value !== undefined);
    return { ...one, sets: Object.fromEntries(all) };
  });
}
