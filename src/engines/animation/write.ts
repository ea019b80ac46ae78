import { type Declarations, writeRule } from '@/engines/css-value';
import { easingCss, readEasing } from './easing';
import { type Keyframe, type Pose, type Property, usedProperties } from './keyframes';

type Pair = readonly [x: number, y: number];
const px = ([x, y]: Pair) => `${x}px ${y}px`;

/** The name and the value by which each is written in a style sheet. */
const WRITTEN: { readonly [Name in Property]: (value: Pose[Name]) => readonly [name: string, value: string | number] } =
  {
    translate: (value) => ['translate', px(value)],
    scale: ([x, y]) => ['scale', x === y ? x : `${x} ${y}`],
    rotate: (value) => ['rotate', `${value}deg`],
    // There is no property of its own for it.
    skew: ([x, y]) => ['transform', `skew(${x}deg, ${y}deg)`],
    opacity: (value) => ['opacity', value],
    color: (value) => ['backgroundColor', value],
    blur: (value) => ['filter', `blur(${value}px)`],
    radius: (value) => ['borderRadius', `${value}px`],
  };

const written = <Name extends Property>(name: Name, value: Pose[Name]) => WRITTEN[name](value);

export const declarations = (sets: Partial<Pose>): Record<string, string | number> =>
  Object.fromEntries(
    (Object.keys(WRITTEN) as Property[]).flatMap((name) =>
      sets[name] === undefined ? [] : [written(name, sets[name])],
    ),
  );

/** A moment of an animation as it is written: names as JavaScript has them. */
export interface Frame {
  /** In percent. */
  readonly at: number;
  /** As a browser reads it. */
  readonly easing?: string;
  readonly declarations: Readonly<Record<string, string | number>>;
}

/** Those that set anything. */
export const toFrames = (keyframes: readonly Keyframe[]): Frame[] =>
  keyframes.flatMap(({ at, easing, sets }) =>
    Object.keys(sets).length === 0
      ? []
      : [{ at, ...(easing && { easing: easingCss(readEasing(easing)) }), declarations: declarations(sets) }],
  );

/** As short as `readKeyframes` reads it: for links. */
export const writeNotation = (keyframes: readonly Keyframe[]): string =>
  keyframes
    .map(({ at, easing, sets }) => {
      const parts = (Object.keys(sets) as Property[]).map((name) => {
        if (name === 'skew') return `skew:${sets.skew!.join(' ')}`;
        const [property, value] = written(name, sets[name]!);
        return `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`;
      });
      return `${at}%{${[...parts, ...(easing ? [`easing:${easing}`] : [])].join(';')}}`;
    })
    .join('');

const selector = (at: number) => `${at}%`;

/** The rule of the keyframes. With words for the ends where they are all there is. */
export const keyframesCss = (name: string, frames: readonly Frame[], { words = false } = {}): string =>
  writeRule(
    `@keyframes ${name}`,
    frames.map(({ at, easing, declarations }) =>
      writeRule(words && (at === 0 || at === 100) ? (at === 0 ? 'from' : 'to') : selector(at), {
        ...declarations,
        animationTimingFunction: easing,
      } as Declarations),
    ),
  );

interface Timing {
  readonly duration: number;
  readonly delay: number;
  /** A whole number, or `infinite`. */
  readonly count: string;
  readonly direction: string;
  readonly fill: string;
  /** Of frames without one, as a browser reads it. */
  readonly easing: string;
}

/** With the properties that are first set later: a script has no easing for the way there. */
export function completeStart(keyframes: readonly Keyframe[], rest: Pose): Keyframe[] {
  const late = usedProperties(keyframes).filter((name) =>
    keyframes.every(({ at, sets }) => at > 0 || sets[name] === undefined),
  );
  if (late.length === 0) return [...keyframes];
  const start = Object.fromEntries(late.map((name) => [name, rest[name]]));
  const [first, ...others] = keyframes as [Keyframe, ...Keyframe[]];
  if (first.at === 0) return [{ ...first, sets: { ...first.sets, ...start } }, ...others];
  return [{ at: 0, sets: start }, ...keyframes];
}

/** The same for a style sheet, where a first keyframe with an easing of its own lets some browsers take that one for the way there, and some not. */
export const settleStart = (keyframes: readonly Keyframe[], rest: Pose): Keyframe[] =>
  keyframes[0]?.at === 0 && keyframes[0].easing ? completeStart(keyframes, rest) : [...keyframes];

const quoted = (value: string | number) => (typeof value === 'number' ? String(value) : `'${value}'`);
const digits = (value: number) => Number(value.toFixed(6));

/** What `element.animate()` takes. */
export const scriptFrames = (frames: readonly Frame[], easing: string) =>
  frames.map(({ at, easing: own, declarations }) => ({
    offset: digits(at / 100),
    ...declarations,
    easing: own ?? easing,
  }));

/** A script that does the same, and does nothing for those who want less motion where that is asked for. */
export function scriptOf(frames: readonly Frame[], timing: Timing, stops: boolean): string {
  const rows = scriptFrames(frames, timing.easing).map(
    (frame) =>
      `    { ${Object.entries(frame)
        .map(([name, value]) => `${name}: ${quoted(value)}`)
        .join(', ')} },`,
  );
  const options = [
    `duration: ${digits(timing.duration * 1000)}`,
    `delay: ${digits(timing.delay * 1000)}`,
    `iterations: ${timing.count === 'infinite' ? 'Infinity' : timing.count}`,
    `direction: '${timing.direction}'`,
    `fill: '${timing.fill}'`,
  ];
  const call = [
    'element.animate(',
    '  [',
    ...rows,
    '  ],',
    '  {',
    ...options.map((option) => `    ${option},`),
    '  },',
    ');',
  ];
  const lines = stops
    ? ["if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {", ...call.map((line) => `  ${line}`), '}']
    : call;
  return ["const element = document.querySelector('.animated-element');", ...lines].join('\n');
}

/** What stands behind `animation:`. */
export const shorthand = (name: string, { duration, delay, count, direction, fill, easing }: Timing): string =>
  [`${duration}s`, easing, `${delay}s`, count, direction, fill, name].join(' ');
