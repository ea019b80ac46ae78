import { writeRule } from '@/engines/css-value';
import { choice, InputError, integer, number } from '@/kit';
import type { OptionValues } from '@/kit/option';

const ONLY_FLUID = { when: { mode: 'fluid' } } as const;
const size = (label: string, initial: number) =>
  number(label, initial, { min: 6, max: 200, step: 0.5, unit: 'px', ...ONLY_FLUID });
const width = (label: string, initial: number) =>
  integer(label, initial, { min: 100, max: 5000, unit: 'px', ...ONLY_FLUID });

const RATIOS = {
  '1.067': 'Minor second 1.067',
  '1.125': 'Major second 1.125',
  '1.2': 'Minor third 1.2',
  '1.25': 'Major third 1.25',
  '1.333': 'Perfect fourth 1.333',
  '1.414': 'Augmented fourth 1.414',
  '1.5': 'Perfect fifth 1.5',
  '1.618': 'Golden ratio 1.618',
} as const;

export const FLUID = {
  smallestSize: size('Smallest Size', 16),
  smallestWidth: width('Smallest Width', 360),
  largestSize: size('Largest Size', 20),
  largestWidth: width('Largest Width', 1440),
  scale: choice('Scale', RATIOS, '1.25', ONLY_FLUID),
  largestScale: choice('Scale When Wide', { same: 'The same', ...RATIOS }, 'same', ONLY_FLUID),
  remBase: number('Rem Base', 16, {
    min: 4,
    max: 64,
    unit: 'px',
    hint: 'How large 1rem is: 16 px unless your style sheet sets html { font-size }',
    ...ONLY_FLUID,
  }),
  relativeTo: choice(
    'Relative To',
    { vw: 'Width of the window (vw)', vi: 'Inline size of the window (vi)', cqi: 'Container (cqi)' },
    'vw',
    ONLY_FLUID,
  ),
};
export type Fluid = OptionValues<typeof FLUID>;

/** From small print to the largest heading; 0 is running text. */
const STEPS = [-2, -1, 0, 1, 2, 3, 4, 5] as const;

/** A size that grows in a straight line from one width to another, in pixels. */
export interface Line {
  readonly minSize: number;
  readonly maxSize: number;
  readonly minWidth: number;
  readonly maxWidth: number;
}
export interface Step extends Line {
  readonly step: number;
}

export function fluidSteps(fluid: Fluid): Step[] {
  const { smallestSize, largestSize, smallestWidth, largestWidth } = fluid;
  if (smallestWidth >= largestWidth)
    throw new InputError('Largest Width must be greater than Smallest Width', { field: 'largestWidth' });
  const narrow = Number(fluid.scale);
  const wide = fluid.largestScale === 'same' ? narrow : Number(fluid.largestScale);
  return STEPS.map((step) => ({
    step,
    minSize: smallestSize * narrow ** step,
    maxSize: largestSize * wide ** step,
    minWidth: smallestWidth,
    maxWidth: largestWidth,
  }));
}

/** Pixels a pixel of width, and the size at width 0. */
function slopeOf({ minSize, maxSize, minWidth, maxWidth }: Line) {
  const slope = (maxSize - minSize) / (maxWidth - minWidth);
  return { slope, base: minSize - minWidth * slope };
}

export function sizeAt(line: Line, width: number): number {
  const { minSize, maxSize, minWidth, maxWidth } = line;
  if (width <= minWidth) return minSize;
  if (width >= maxWidth) return maxSize;
  const { slope, base } = slopeOf(line);
  return base + slope * width;
}

/** Four digits are a hundredth of a pixel on the widest screens. */
const rounded = (value: number): number => Math.round((value + Number.EPSILON) * 10_000) / 10_000 + 0;

/**
 * The line as CSS, in units of `base` pixels: `clamp(1rem, 0.9167rem + 0.3704vw, 1.25rem)`.
 * @param unit `rem`, or `px` with a base of 1
 */
export function writeClamp(line: Line, base: number, unit: string, relativeTo: string): string {
  const { slope, base: atZero } = slopeOf(line);
  const least = Math.min(line.minSize, line.maxSize) / base;
  const most = Math.max(line.minSize, line.maxSize) / base;
  if (rounded(least) === rounded(most)) return `${rounded(least)}${unit}`;
  const grows = rounded(slope * 100);
  const sum = `${rounded(atZero / base)}${unit} ${grows < 0 ? '-' : '+'} ${Math.abs(grows)}${relativeTo}`;
  return `clamp(${rounded(least)}${unit}, ${sum}, ${rounded(most)}${unit})`;
}

/** The most that browsers zoom in. */
const MOST_ZOOM = 5;
/** What WCAG asks for. */
const WANTED = 2;
/** Less than this is not seen, and may come of rounding. */
const LEAST_RANGE = 0.1;

/** Where a function that is straight from one width to another is below zero there. */
function below(value: (width: number) => number, from: number, to: number): [from: number, to: number] {
  const [before, after] = [value(from), value(to)];
  if (before >= 0 && after >= 0) return [to, from];
  const zero = from + ((to - from) * before) / (before - after);
  return [before < 0 ? from : zero, after < 0 ? to : zero];
}

/**
 * The widths at which no zoom doubles a text: zooming in makes the window narrower, in CSS pixels, and a size that depends on the width
 * smaller. Where twice the zoom is not enough, only the most there is may be: a size that shrinks more slowly than the zoom grows.
 */
export function failingWidths(line: Line): readonly [from: number, to: number] | undefined {
  const spare = (zoom: number) => (width: number) => zoom * sizeAt(line, width / zoom) - WANTED * sizeAt(line, width);
  const bends = [1, WANTED, MOST_ZOOM].flatMap((zoom) => [line.minWidth * zoom, line.maxWidth * zoom]);
  const widths = [0, ...bends].toSorted((one, other) => one - other);
  const fails = widths.slice(1).flatMap((to, index) => {
    const from = widths[index]!;
    const [wanted, most] = [below(spare(WANTED), from, to), below(spare(MOST_ZOOM), from, to)];
    const [start, end] = [Math.max(wanted[0], most[0]), Math.min(wanted[1], most[1])];
    return start < end ? [start, end] : [];
  });
  const [from = 0, to = 0] = [fails[0], fails.at(-1)];
  return to - from > LEAST_RANGE ? [from, to] : undefined;
}

const name = (step: number): string => `--step-${step}`;

/** All steps as variables. */
export const fluidCss = (fluid: Fluid): string =>
  writeRule(
    ':root',
    Object.fromEntries(
      fluidSteps(fluid).map((step) => [name(step.step), writeClamp(step, fluid.remBase, 'rem', fluid.relativeTo)]),
    ),
  );

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Which steps cannot be doubled, and at which widths. */
export function zoomNote(steps: readonly Step[]): string | undefined {
  const failing = steps.flatMap((step) => {
    const widths = failingWidths(step);
    return widths ? [{ step: step.step, widths }] : [];
  });
  if (failing.length === 0) return undefined;
  const from = Math.round(Math.min(...failing.map(({ widths }) => widths[0])));
  const to = Math.round(Math.max(...failing.map(({ widths }) => widths[1])));
  const which = `Step${failing.length === 1 ? '' : 's'} ${listed(failing.map(({ step }) => String(step)))}`;
  return `${which} can’t be doubled by zooming in on some screens from ${from} to ${to} px wide, as WCAG 1.4.4 asks. Keep the largest size below 2.5 times the smallest.`;
}
