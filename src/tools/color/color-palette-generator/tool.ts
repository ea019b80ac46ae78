import { canRead, fetchColors, readColor } from '@/engines/color/entered';
import { type Harmony, harmonies } from '@/engines/color/harmony';
import { extendScheme, rampOf, scaleOf } from '@/engines/color/oklch';
import { spreadLightness } from '@/engines/color/series';
import { type Color, isOutsideSrgb, toHsl, toSrgb } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { exportAs, exported } from '@/families/palette/export-colors';
import { choice, defineTool, fields, integer, result, summary, text } from '@/kit';

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
} as const;
type Scheme = keyof typeof SCHEMES;

export interface PaletteSwatch {
  color: string;
  /** As in HSL, in percent. */
  lightness: number;
  /** The color that was entered. */
  isBase?: true;
  /** Of a scale from 50 to 950. */
  step?: number;
}

function listColors(base: Color, size: number, scheme: Harmony | 'ramp' | 'scale') {
  if (scheme === 'scale') return scaleOf(base);
  if (scheme === 'ramp') return rampOf(base, size).map(({ color, isBase }) => ({ color, isBase }));
  return extendScheme(harmonies(base, scheme), size).map((color, at) => ({ color, isBase: at === 0 }));
}

/** The specified palette only has the base's hue and saturation; all other schemes have the base itself. */
export function listSwatches(base: Color, size: number, scheme: Scheme = 'lightness'): PaletteSwatch[] {
  const describe = (color: Color) => ({
    color: formatSrgb(color, 'hex'),
    lightness: Math.round(toHsl(color).l * 100),
  });
  if (scheme === 'lightness') return spreadLightness(base, size).map(describe);
  return listColors(toSrgb(base), size, scheme).map(({ color, isBase, ...rest }) => ({
    ...describe(color),
    ...(isBase && { isBase }),
    ...rest,
  }));
}

/** Beside a swatch: that it is the base, or how light it is. */
export const noteOf = ({ isBase, lightness }: PaletteSwatch): string => (isBase ? 'base' : `${lightness}%`);

export const nameSwatches = (swatches: readonly PaletteSwatch[]) =>
  swatches.map(({ color, step }, at) => ({ name: `color-${step ?? at + 1}`, color }));

export default defineTool({
  input: text('Base Color', { short: true, initial: '#3b82f6', placeholder: 'HEX or any CSS color' }),
  options: {
    paletteSize: integer('Palette Size', 5, { min: 3, max: 10, slider: true }),
    scheme: choice('Scheme', SCHEMES, 'lightness'),
    exportAs,
  },
  output: fields({ label: 'Palette', download: 'palette.txt' }),
  also: ['code', 'bytes'],
  each: 'line',
  action: 'Generate Palette',
  run: async (input, { paletteSize, scheme, exportAs: format }) => {
    if (!canRead(input)) await fetchColors();
    const base = readBase(input);
    const swatches = listSwatches(base, paletteSize, scheme);
    const extra = { notes: isOutsideSrgb(base) ? [CLIPPED] : [], data: { swatches } };
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
