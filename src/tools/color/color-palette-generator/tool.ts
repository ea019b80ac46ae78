import { canRead, fetchColors, readColor } from '@/engines/color/entered';
import { harmonies } from '@/engines/color/harmony';
import { extendScheme, rampOf, scaleOf } from '@/engines/color/oklch';
import { spreadLightness } from '@/engines/color/series';
import { randomScheme, vary } from '@/engines/color/shuffle';
import { type Color, isOutsideSrgb, parseHexDigits, toHsl, toSrgb } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { exportAs, exported } from '@/families/palette/export-colors';
import { choice, defineTool, fields, integer, line, result, resultAs, summary, text } from '@/kit';
import { completeSlots, readArrangement, type Slot } from './arrangement';

export const readBase = (input: string): Color => readColor(input, 'Please enter a valid HEX color code');

export const CLIPPED = 'The base color is outside sRGB, so the palette uses the nearest sRGB color.';

const SCHEMES = {
  lightness: 'Lightness',
  complementary: 'Complementary',
  analogous: 'Analogous',
  triadic: 'Triadic',
  'split-complementary': 'Split-complementary',
  tetradic: 'Tetradic',
  square: 'Square',
  ramp: 'OKLCH ramp',
  scale: 'Scale 50–950',
  random: 'Random',
} as const;
export type Scheme = keyof typeof SCHEMES;
export const MOST_VARIATIONS = 999_999;
const VARIED = Object.keys(SCHEMES).filter((scheme) => scheme !== 'lightness');
/** The scale has its eleven steps. */
const SIZED = Object.keys(SCHEMES).filter((scheme) => scheme !== 'scale');

export interface PaletteSwatch {
  color: string;
  /** As in HSL, in percent. */
  lightness: number;
  /** The color that was entered. */
  isBase?: true;
  /** Of a scale from 50 to 950. */
  step?: number;
}

function listColors(base: Color, size: number, scheme: Exclude<Scheme, 'lightness'>, seed: number) {
  if (scheme === 'random') return randomScheme(base, size, seed).map((color, at) => ({ color, isBase: at === 0 }));
  const isRamp = scheme === 'ramp' || scheme === 'scale';
  const listed =
    scheme === 'scale'
      ? scaleOf(base)
      : scheme === 'ramp'
        ? rampOf(base, size).map(({ color, isBase }) => ({ color, isBase }))
        : extendScheme(harmonies(base, scheme), size).map((color, at) => ({ color, isBase: at === 0 }));
  if (seed === 0) return listed;
  const colors = listed.map(({ color }) => color);
  const varied = vary(
    colors,
    listed.findIndex(({ isBase }) => isBase),
    isRamp,
    seed,
  );
  return listed.map((one, at) => ({ ...one, color: varied[at]! }));
}

const describe = (color: Color) => ({
  color: formatSrgb(color, 'hex'),
  lightness: Math.round(toHsl(color).l * 100),
});

/** The specified palette only has the base's hue and saturation; all other schemes have the base itself. */
export function listSwatches(base: Color, size: number, scheme: Scheme = 'lightness', seed = 0): PaletteSwatch[] {
  if (scheme === 'lightness') return spreadLightness(base, size).map(describe);
  return listColors(toSrgb(base), size, scheme, seed).map(({ color, isBase, ...rest }) => ({
    ...describe(color),
    ...(isBase && { isBase }),
    ...rest,
  }));
}

export interface PlacedSwatch {
  readonly slot: number;
  readonly isLocked: boolean;
  /** Its color is not the scheme's. */
  readonly isReplaced: boolean;
  readonly swatch: PaletteSwatch;
}

/** The swatches of a scheme in the order, and with the colors, that were set by hand. */
export function arrangeSwatches(swatches: readonly PaletteSwatch[], slots: readonly Slot[]): PlacedSwatch[] {
  const baseColor = swatches.find(({ isBase }) => isBase)?.color;
  return completeSlots(slots, swatches.length).map(({ slot, color, isLocked }) => {
    const { isBase, ...own } = swatches[slot - 1]!;
    const swatch: PaletteSwatch = color ? { ...own, ...describe(parseHexDigits(color)!) } : own;
    return {
      slot,
      isLocked: isLocked === true,
      isReplaced: color !== undefined,
      swatch: isBase && swatch.color === baseColor ? { ...swatch, isBase } : swatch,
    };
  });
}

/** Beside a swatch: that it is the base, or how light it is. */
export const noteOf = ({ isBase, lightness }: PaletteSwatch): string => (isBase ? 'base' : `${lightness}%`);

export const nameSwatches = (swatches: readonly PaletteSwatch[]) =>
  swatches.map(({ color, step }, at) => ({ name: `color-${step ?? at + 1}`, color }));

export default defineTool({
  input: text('Base Color', { short: true, initial: '#3b82f6', placeholder: 'HEX or any CSS color' }),
  options: {
    paletteSize: integer('Palette Size', 5, { min: 3, max: 10, slider: true, when: { scheme: SIZED } }),
    scheme: choice('Scheme', SCHEMES, 'lightness'),
    variation: integer('Variation', 0, {
      min: 0,
      max: MOST_VARIATIONS,
      hidden: true,
      when: { scheme: VARIED },
      hint: 'Other colors around the same base. 0 leaves a scheme as it is.',
    }),
    arrangement: line('Arrangement', '', {
      hidden: true,
      hint: 'Swatches by number in their order, with a HEX color in place of one: 2 1=#f4a261 3',
    }),
    compare: choice(
      'Compare',
      { none: 'Nothing', contrast: 'Contrast of every pair', vision: 'As others see it' },
      'none',
      { hidden: true, hint: 'In place of the swatches. On the page both are below them.' },
    ),
    exportAs,
  },
  output: fields({ label: 'Palette', download: 'palette.txt' }),
  also: ['code', 'bytes', 'table'],
  each: 'line',
  action: 'Generate Palette',
  run: async (input, { paletteSize, scheme, variation, arrangement, compare, exportAs: format }) => {
    if (!canRead(input)) await fetchColors();
    const base = readBase(input);
    const slots = readArrangement(arrangement);
    const swatches = arrangeSwatches(listSwatches(base, paletteSize, scheme, variation), slots).map(
      ({ swatch }) => swatch,
    );
    const { comparePairs, seenByAll, tabulate } = await import('@/engines/palette/compare');
    const colors = swatches.map(({ color }) => color);
    const extra = {
      notes: isOutsideSrgb(base) ? [CLIPPED] : [],
      data: { swatches, contrast: comparePairs(colors), seen: seenByAll(colors) },
    };
    if (compare !== 'none')
      return resultAs('table', tabulate(colors, extra.data[compare === 'contrast' ? 'contrast' : 'seen']), extra);
    if (format !== 'swatches') return exported(nameSwatches(swatches), format, 'Palette', extra);
    return result(
      swatches.map((one, at) => ({
        label: `Swatch ${one.step ?? at + 1}`,
        value: one.color,
        swatch: one.color,
        note: noteOf(one),
      })),
      extra,
    );
  },
  summarize: ({ data: { swatches } }) => ({
    ...summary(`${swatches.length} colors`, swatches.map(({ color }) => color).join(', '))!,
    swatch: swatches[Math.floor(swatches.length / 2)]?.color,
  }),
  examples: [
    {
      title: 'Three colors a third of the circle apart',
      input: '#ff0000',
      options: { paletteSize: 3, scheme: 'triadic' },
      output: [
        { label: 'Swatch 1', value: '#ff0000', swatch: '#ff0000', note: 'base' },
        { label: 'Swatch 2', value: '#00ff00', swatch: '#00ff00', note: '50%' },
        { label: 'Swatch 3', value: '#0000ff', swatch: '#0000ff', note: '50%' },
      ],
    },
    {
      title: 'Sorted by hand, with one color you chose',
      input: '#2a9d8f',
      options: { paletteSize: 3, scheme: 'random', arrangement: '2 1 3=#f4a261' },
      output: [
        { label: 'Swatch 1', value: '#829fd1', swatch: '#829fd1', note: '66%' },
        { label: 'Swatch 2', value: '#2a9d8f', swatch: '#2a9d8f', note: 'base' },
        { label: 'Swatch 3', value: '#f4a261', swatch: '#f4a261', note: '67%' },
      ],
    },
    {
      title: 'Contrast of every pair',
      input: '#ff0000',
      options: { paletteSize: 3, compare: 'contrast' },
      output: {
        columns: ['On', '#ffcccc', '#ff0000', '#330000'],
        rows: [
          ['#ffcccc', '1', '2.81', '12.94'],
          ['#ff0000', '2.81', '1', '4.6'],
          ['#330000', '12.94', '4.6', '1'],
        ],
      },
    },
    {
      title: 'A theme for Tailwind',
      input: '#3b82f6',
      options: { paletteSize: 3, exportAs: 'tailwind' },
      output: '@theme {\n  --color-1: #cee0fd;\n  --color-2: #0b64f4;\n  --color-3: #021431;\n}\n',
    },
    {
      title: 'Five blues',
      input: '#3b82f6',
      output: [
        { label: 'Swatch 1', value: '#cee0fd', swatch: '#cee0fd', note: '90%' },
        { label: 'Swatch 2', value: '#6da2f8', swatch: '#6da2f8', note: '70%' },
        { label: 'Swatch 3', value: '#0b64f4', swatch: '#0b64f4', note: '50%' },
        { label: 'Swatch 4', value: '#073c92', swatch: '#073c92', note: '30%' },
        { label: 'Swatch 5', value: '#021431', swatch: '#021431', note: '10%' },
      ],
    },
    {
      title: 'Three greys',
      input: 'gray',
      options: { paletteSize: 3 },
      output: [
        { label: 'Swatch 1', value: '#e6e6e6', swatch: '#e6e6e6', note: '90%' },
        { label: 'Swatch 2', value: '#808080', swatch: '#808080', note: '50%' },
        { label: 'Swatch 3', value: '#1a1a1a', swatch: '#1a1a1a', note: '10%' },
      ],
    },
  ],
});
