import { canRead, fetchColors, readColor } from '@/engines/color/entered';
import { spreadLightness } from '@/engines/color/series';
import { type Color, isOutsideSrgb, toHsl } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { exportAs, exported } from '@/families/palette/export-colors';
import { defineTool, fields, integer, result, summary, text } from '@/kit';

export const readBase = (input: string): Color => readColor(input, 'Please enter a valid HEX color code');

export const CLIPPED = 'The base color is outside sRGB, so the palette uses the nearest sRGB color.';

export interface PaletteSwatch {
  color: string;
  /** As in HSL, in percent. */
  lightness: number;
}

export const listSwatches = (base: Color, size: number): PaletteSwatch[] =>
  spreadLightness(base, size).map((color) => ({
    color: formatSrgb(color, 'hex'),
    lightness: Math.round(toHsl(color).l * 100),
  }));

export const nameSwatches = (swatches: readonly PaletteSwatch[]) =>
  swatches.map(({ color }, at) => ({ name: `color-${at + 1}`, color }));

export default defineTool({
  input: text('Base Color', { short: true, initial: '#3b82f6', placeholder: 'HEX or any CSS color' }),
  options: {
    paletteSize: integer('Palette Size', 5, { min: 3, max: 10, slider: true }),
    exportAs,
  },
  output: fields({ label: 'Palette', download: 'palette.txt' }),
  also: ['code', 'bytes'],
  each: 'line',
  action: 'Generate Palette',
  run: async (input, { paletteSize, exportAs: format }) => {
    if (!canRead(input)) await fetchColors();
    const base = readBase(input);
    const swatches = listSwatches(base, paletteSize);
    const extra = { notes: isOutsideSrgb(base) ? [CLIPPED] : [], data: { swatches } };
    if (format !== 'swatches') return exported(nameSwatches(swatches), format, 'Palette', extra);
    return result(
      swatches.map(({ color, lightness }, at) => ({
        label: `Swatch ${at + 1}`,
        value: color,
        swatch: color,
        note: `${lightness}%`,
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
