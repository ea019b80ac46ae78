import { canRead, fetchColors, readColor } from '@/engines/color/entered';
import { MIXINGS, type Mixing, mixSeries, type Series, scaleOf } from '@/engines/color/oklch';
import { type Color, isOutsideSrgb, toSrgb } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { cssVariables } from '@/engines/palette/css';
import type { NamedColor } from '@/engines/palette/export-formats';
import { exportAs, exported } from '@/families/palette/export-colors';
import { area, choice, defineTool, fields, integer, line, result, summary, text, toggle } from '@/kit';
import { toName } from './name';

export const readBase = (input: string): Color => readColor(input, 'Please enter a valid HEX color code');

export const CLIPPED = 'The base color is outside sRGB, so the nearest sRGB color is mixed.';

export interface Variations {
  base: string;
  shades: readonly string[];
  tints: readonly string[];
  tones?: readonly string[];
  scale?: readonly { step: number; color: string; isBase: boolean }[];
}

/** Those of a further base color. */
export interface NamedVariations extends Variations {
  name: string;
}

interface VariationOptions {
  mixing: Mixing;
  tones: boolean;
  scale: boolean;
}

export function listVariations(base: Color, count: number, wanted: Partial<VariationOptions> = {}): Variations {
  const write = (color: Color) => formatSrgb(color, 'hex');
  const inside = toSrgb(base);
  const mix = (series: Series) => mixSeries(inside, series, count, wanted.mixing ?? 'srgb').map(write);
  return {
    base: write(inside),
    shades: mix('shades'),
    tints: mix('tints'),
    ...(wanted.tones && { tones: mix('tones') }),
    ...(wanted.scale && { scale: scaleOf(inside).map((one) => ({ ...one, color: write(one.color) })) }),
  };
}

const nameOne = ({ base, shades, tints, tones = [], scale = [] }: Variations, name: string) => {
  const prefix = name && `${name}-`;
  return [
    { name: name || 'base', color: base },
    ...shades.map((color, at) => ({ name: `${prefix}shade-${at + 1}`, color })),
    ...tints.map((color, at) => ({ name: `${prefix}tint-${at + 1}`, color })),
    ...tones.map((color, at) => ({ name: `${prefix}tone-${at + 1}`, color })),
    ...scale.map(({ step, color }) => ({ name: `${name || 'base'}-${step}`, color })),
  ];
};

/** All colors as files call them, each by a name of its own. */
export function nameVariations(variations: Variations, name = '', more: readonly NamedVariations[] = []): NamedColor[] {
  const used = new Set<string>();
  return [...nameOne(variations, name), ...more.flatMap((one) => nameOne(one, one.name))].map((one) => {
    let unique = one.name;
    for (let n = 2; used.has(unique); n++) unique = `${one.name}-${n}`;
    used.add(unique);
    return { ...one, name: unique };
  });
}

export const writeCss = (...all: Parameters<typeof nameVariations>): string =>
  cssVariables(nameVariations(...all).map(({ name, color }) => [name, color] as const));

/** With further colors only where there are any. */
export const allVariations = (variations: Variations, name: string, more: readonly NamedVariations[]) => ({
  ...(name && { name }),
  ...variations,
  ...(more.length > 0 && { more }),
});

export const writeJson = (variations: object): string => `${JSON.stringify(variations, null, 2)}\n`;

/** One after the other, of further colors with their name. */
function listRows({ base, shades, tints, tones = [], scale = [] }: Variations, name: string) {
  const row = (label: string, value: string) => ({ label: name ? `${name} ${label}` : label, value, swatch: value });
  return [
    row('Base', base),
    ...shades.map((value, at) => row(`Shade ${at + 1}`, value)),
    ...tints.map((value, at) => row(`Tint ${at + 1}`, value)),
    ...tones.map((value, at) => row(`Tone ${at + 1}`, value)),
    ...scale.map(({ step, color, isBase }) => ({ ...row(String(step), color), ...(isBase && { note: 'base' }) })),
  ];
}

export default defineTool({
  input: text('Base Color', { short: true, initial: '#3b82f6', placeholder: 'HEX or any CSS color' }),
  options: {
    variationCount: integer('Variation Count', 5, { min: 3, max: 10, slider: true }),
    mixing: choice('Mixing', MIXINGS, 'srgb', {
      hint: 'sRGB mixes as a paint program does, OKLab as the eye expects; OKLCH keeps the color strong.',
    }),
    tones: toggle('Tones', false),
    scale: toggle('Scale', false, { hint: 'Eleven steps from 50 to 950 around the base.' }),
    baseName: line('Base Name', '', {
      hidden: true,
      maxLength: 40,
      placeholder: 'base',
      hint: 'What the base color is called in files: brand gives brand, brand-shade-1, brand-500.',
    }),
    moreColors: area('More Colors', '', {
      hidden: true,
      maxLength: 4000,
      placeholder: 'brand: #e11d48\ngray: #64748b\nteal',
      hint: 'One per line or with commas, with or without a name: brand: #e11d48, gray: #64748b, teal. Each gets all of the same.',
    }),
    exportAs,
  },
  output: fields({ label: 'Shades and Tints', download: 'shades-and-tints.txt' }),
  also: ['code', 'bytes'],
  each: 'line',
  action: 'Generate',
  run: async (input, { variationCount, exportAs: format, baseName, moreColors, ...wanted }) => {
    if (!canRead(input)) await fetchColors();
    const color = readBase(input);
    const list = (one: Color) => listVariations(one, variationCount, wanted);
    const entered = moreColors.trim() === '' ? [] : (await import('./more-colors')).readColors(moreColors);
    const more = entered.map((one): NamedVariations => ({ name: one.name, ...list(one.color) }));
    const name = toName(baseName);
    const variations = list(color);
    const data = allVariations(variations, name, more);
    const notes = isOutsideSrgb(color) ? [CLIPPED] : [];
    const clipped = entered.filter((one) => isOutsideSrgb(one.color)).map((one) => one.name);
    if (clipped.length > 0) notes.push(`Outside sRGB, so the nearest sRGB color is mixed: ${clipped.join(', ')}.`);
    if (format !== 'swatches')
      return exported(nameVariations(variations, name, more), format, 'Shades and Tints', { notes, data });
    return result([listRows(variations, ''), ...more.map((one) => listRows(one, one.name))].flat(), { notes, data });
  },
  summarize: ({ data: { base, shades, tints, more = [] } }) => ({
    ...summary(
      `${base}${more.length > 0 ? ` and ${more.length} more` : ''} with ${shades.length} shades and ${tints.length} tints`,
      `from ${shades.at(-1)} to ${tints.at(-1)}`,
    )!,
    swatch: base,
  }),
  examples: [
    {
      title: 'A scale from 50 to 950 around a blue',
      input: '#3b82f6',
      options: { variationCount: 3, mixing: 'oklab', tones: true, scale: true },
      output: [
        { label: 'Base', value: '#3b82f6', swatch: '#3b82f6' },
        { label: 'Shade 1', value: '#2556a7', swatch: '#2556a7' },
        { label: 'Shade 2', value: '#112f5f', swatch: '#112f5f' },
        { label: 'Shade 3', value: '#020b20', swatch: '#020b20' },
        { label: 'Tint 1', value: '#6ea3fb', swatch: '#6ea3fb' },
        { label: 'Tint 2', value: '#9ec3ff', swatch: '#9ec3ff' },
        { label: 'Tint 3', value: '#cee1ff', swatch: '#cee1ff' },
        { label: 'Tone 1', value: '#5084d9', swatch: '#5084d9' },
        { label: 'Tone 2', value: '#6284bc', swatch: '#6284bc' },
        { label: 'Tone 3', value: '#72839f', swatch: '#72839f' },
        { label: '50', value: '#f2f7ff', swatch: '#f2f7ff' },
        { label: '100', value: '#e1edff', swatch: '#e1edff' },
        { label: '200', value: '#c6dcff', swatch: '#c6dcff' },
        { label: '300', value: '#9fc4ff', swatch: '#9fc4ff' },
        { label: '400', value: '#6ba4ff', swatch: '#6ba4ff' },
        { label: '500', value: '#3b82f6', swatch: '#3b82f6', note: 'base' },
        { label: '600', value: '#1766df', swatch: '#1766df' },
        { label: '700', value: '#0052c4', swatch: '#0052c4' },
        { label: '800', value: '#0044a5', swatch: '#0044a5' },
        { label: '900', value: '#00398f', swatch: '#00398f' },
        { label: '950', value: '#00215b', swatch: '#00215b' },
      ],
    },
    {
      title: 'As variables of SCSS',
      input: '#ff0000',
      options: { variationCount: 3, exportAs: 'scss' },
      output:
        '$base: #ff0000;\n$shade-1: #bf0000;\n$shade-2: #800000;\n$shade-3: #400000;\n$tint-1: #ff4040;\n$tint-2: #ff8080;\n$tint-3: #ffbfbf;\n',
    },
    {
      title: 'Two brand colors as variables',
      input: '#e11d48',
      options: { variationCount: 3, baseName: 'brand', moreColors: 'gray: #64748b', exportAs: 'css' },
      output:
        ':root {\n  --brand: #e11d48;\n  --brand-shade-1: #a91636;\n  --brand-shade-2: #710f24;\n  --brand-shade-3: #380712;\n  --brand-tint-1: #e95676;\n  --brand-tint-2: #f08ea3;\n  --brand-tint-3: #f8c7d1;\n  --gray: #64748b;\n  --gray-shade-1: #4b5768;\n  --gray-shade-2: #323a46;\n  --gray-shade-3: #191d23;\n  --gray-tint-1: #8b97a8;\n  --gray-tint-2: #b2bac5;\n  --gray-tint-3: #d8dce2;\n}\n',
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
