import { canRead, fetchColors, readColor } from '@/engines/color/entered';
import { mixTowards } from '@/engines/color/series';
import { type Color, isOutsideSrgb, toSrgb } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { cssVariables } from '@/engines/palette/css';
import { exportAs, exported } from '@/families/palette/export-colors';
import { defineTool, fields, integer, result, summary, text } from '@/kit';

export const readBase = (input: string): Color => readColor(input, 'Please enter a valid HEX color code');

export const CLIPPED = 'The base color is outside sRGB, so the nearest sRGB color is mixed.';

export interface Variations {
  base: string;
  shades: readonly string[];
  tints: readonly string[];
}

export function listVariations(base: Color, count: number): Variations {
  const write = (color: Color) => formatSrgb(color, 'hex');
  const inside = toSrgb(base);
  return {
    base: write(inside),
    shades: mixTowards(inside, 'shades', count).map(write),
    tints: mixTowards(inside, 'tints', count).map(write),
  };
}

export const nameVariations = ({ base, shades, tints }: Variations) => [
  { name: 'base', color: base },
  ...shades.map((color, at) => ({ name: `shade-${at + 1}`, color })),
  ...tints.map((color, at) => ({ name: `tint-${at + 1}`, color })),
];

export const writeCss = (variations: Variations): string =>
  cssVariables(nameVariations(variations).map(({ name, color }) => [name, color] as const));

export const writeJson = (variations: Variations): string => `${JSON.stringify(variations, null, 2)}\n`;

export default defineTool({
  input: text('Base Color', { short: true, initial: '#3b82f6', placeholder: 'HEX or any CSS color' }),
  options: {
    variationCount: integer('Variation Count', 5, { min: 3, max: 10, slider: true }),
    exportAs,
  },
  output: fields({ label: 'Shades and Tints', download: 'shades-and-tints.txt' }),
  also: ['code', 'bytes'],
  each: 'line',
  action: 'Generate',
  run: async (input, { variationCount, exportAs: format }) => {
    if (!canRead(input)) await fetchColors();
    const color = readBase(input);
    const data = listVariations(color, variationCount);
    const { base, shades, tints } = data;
    const extra = { notes: isOutsideSrgb(color) ? [CLIPPED] : [], data };
    if (format !== 'swatches') return exported(nameVariations(data), format, 'Shades and Tints', extra);
    const row = (label: string, value: string) => ({ label, value, swatch: value });
    return result(
      [
        row('Base', base),
        ...shades.map((value, at) => row(`Shade ${at + 1}`, value)),
        ...tints.map((value, at) => row(`Tint ${at + 1}`, value)),
      ],
      extra,
    );
  },
  summarize: ({ data: { base, shades, tints } }) => ({
    ...summary(
      `${base} with ${shades.length} shades and ${tints.length} tints`,
      `from ${shades.at(-1)} to ${tints.at(-1)}`,
    )!,
    swatch: base,
  }),
  examples: [
    {
      title: 'As variables of SCSS',
      input: '#ff0000',
      options: { variationCount: 3, exportAs: 'scss' },
      output:
        '$base: #ff0000;\n$shade-1: #bf0000;\n$shade-2: #800000;\n$shade-3: #400000;\n$tint-1: #ff4040;\n$tint-2: #ff8080;\n$tint-3: #ffbfbf;\n',
    },
    {
      title: 'Three of each of red',
      input: '#ff0000',
      options: { variationCount: 3 },
      output: [
        { label: 'Base', value: '#ff0000', swatch: '#ff0000' },
        { label: 'Shade 1', value: '#bf0000', swatch: '#bf0000' },
        { label: 'Shade 2', value: '#800000', swatch: '#800000' },
        { label: 'Shade 3', value: '#400000', swatch: '#400000' },
        { label: 'Tint 1', value: '#ff4040', swatch: '#ff4040' },
        { label: 'Tint 2', value: '#ff8080', swatch: '#ff8080' },
        { label: 'Tint 3', value: '#ffbfbf', swatch: '#ffbfbf' },
      ],
      data: {
        base: '#ff0000',
        shades: ['#bf0000', '#800000', '#400000'],
        tints: ['#ff4040', '#ff8080', '#ffbfbf'],
      },
    },
    {
      title: 'Three of each of teal',
      input: 'teal',
      options: { variationCount: 3 },
      output: [
        { label: 'Base', value: '#008080', swatch: '#008080' },
        { label: 'Shade 1', value: '#006060', swatch: '#006060' },
        { label: 'Shade 2', value: '#004040', swatch: '#004040' },
        { label: 'Shade 3', value: '#002020', swatch: '#002020' },
        { label: 'Tint 1', value: '#40a0a0', swatch: '#40a0a0' },
        { label: 'Tint 2', value: '#80c0c0', swatch: '#80c0c0' },
        { label: 'Tint 3', value: '#bfdfdf', swatch: '#bfdfdf' },
      ],
    },
  ],
});
