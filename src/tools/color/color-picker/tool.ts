import { contrastRatio, formatContrastRatio, judgeContrast } from '@/engines/color/contrast';
import { fetchColors, readColor, writeExact } from '@/engines/color/entered';
import { type HARMONIES, harmonies } from '@/engines/color/harmony';
import { colorNameInWords } from '@/engines/color/name-words';
import { type Color, fromRgb8, isOutsideSrgb } from '@/engines/color/srgb';
import { formatSrgb, OUTSIDE_SRGB, type SrgbFormat } from '@/engines/color/srgb-format';
import { exportAs, exported } from '@/families/palette/export-colors';
import { choice, defineTool, fields, result, summary, text } from '@/kit';
import type { FieldRow } from '@/kit/output';

const FORMATS = { hex: 'HEX', rgb: 'RGB', hsl: 'HSL' } as const;
const HARMONY_NAMES = {
  complementary: 'Complementary',
  analogous: 'Analogous',
  triadic: 'Triadic',
  'split-complementary': 'Split-complementary',
  tetradic: 'Tetradic',
  square: 'Square',
  monochromatic: 'Monochromatic',
} as const satisfies Record<(typeof HARMONIES)[number], string>;

const GROUNDS = { White: fromRgb8(255, 255, 255), Black: fromRgb8(0, 0, 0) } as const;

/** In this tool the digits of HEX are capitals. */
export const writeColor = (color: Color, format: SrgbFormat): string => formatSrgb(color, format, { uppercase: true });

export const readAny = (text: string): Color => readColor(text, 'Please enter a valid color');

export const nameColors = (colors: readonly Color[]) =>
  colors.map((color, at) => ({ name: `color-${at + 1}`, color: formatSrgb(color, 'hex') }));

export const START = '#FF5733';
/** The color the page starts with, so that it need not wait for what computes every format. */
export const START_FORMATS: readonly FieldRow[] = [
  { label: 'HEX', value: '#FF5733' },
  { label: 'RGB', value: 'rgb(255, 87, 51)' },
  { label: 'HSL', value: 'hsl(10.6, 100%, 60%)' },
  { label: 'HWB', value: 'hwb(10.6 20% 0%)' },
  { label: 'HSV', value: 'hsv(10.6, 80%, 100%)' },
  { label: 'CMYK', value: 'cmyk(0%, 66%, 80%, 0%)' },
  { label: 'Lab', value: 'lab(61.03% 63.55 55.96)' },
  { label: 'LCH', value: 'lch(61.03% 84.67 41.37)' },
  { label: 'OKLab', value: 'oklab(68.04% 0.17474 0.1165)' },
  { label: 'OKLCH', value: 'oklch(68.04% 0.21001 33.69)' },
  { label: 'Display P3', value: 'color(display-p3 0.92577 0.38907 0.25797)' },
  { label: 'Name', value: 'tomato', note: 'nearest', swatch: '#ff6347' },
];

export interface ContrastRow {
  ground: keyof typeof GROUNDS;
  ratio: string;
  /** The highest level it reaches. */
  verdict: string;
}

/** How the color reads on white and on black. */
export function listContrasts(color: Color): ContrastRow[] {
  return (Object.keys(GROUNDS) as (keyof typeof GROUNDS)[]).map((ground) => {
    const ratio = contrastRatio(color, GROUNDS[ground]);
    const { aaa, aa, aaLarge } = judgeContrast(ratio);
    const verdict = aaa ? 'AAA' : aa ? 'AA' : aaLarge ? 'AA for large text only' : 'too low for text';
    return { ground, ratio: `${formatContrastRatio(ratio)}:1`, verdict };
  });
}

export default defineTool({
  input: text('Color', { short: true, initial: START, placeholder: 'Any CSS color' }),
  options: {
    format: choice('Format', FORMATS, 'hex'),
    harmony: choice('Harmony', HARMONY_NAMES, 'complementary'),
    exportAs,
  },
  output: fields({ label: 'Color', download: 'color.txt' }),
  also: ['code', 'bytes'],
  each: 'line',
  action: 'Pick Color',
  run: async (input, { format, harmony, exportAs: file }) => {
    await fetchColors();
    const { listColor } = await import('./listed');
    const color = readAny(input);
    const colors = harmonies(color, harmony);
    const named = nameColors(colors);
    const { seenByAll } = await import('@/engines/palette/compare');
    const hexes = named.map((one) => one.color);
    const extra = {
      notes: isOutsideSrgb(color) ? [OUTSIDE_SRGB] : [],
      data: { colors: hexes, seen: seenByAll(hexes) },
    };
    if (file !== 'swatches') return exported(named, file, 'Palette', extra);
    const rows = colors.map((one, at): FieldRow => {
      const label = at === 0 ? 'Color' : `${HARMONY_NAMES[harmony]} ${at}`;
      return { label, value: writeColor(one, format), swatch: writeExact(one) };
    });
    const contrasts = listContrasts(color).map(
      ({ ground, ratio, verdict }): FieldRow => ({ label: `On ${ground}`, value: ratio, note: verdict }),
    );
    return result([...rows, ...listColor(color), ...contrasts], extra);
  },
  summarize(outcome) {
    const rows = outcome.shown.kind === 'fields' ? outcome.shown.value : [];
    const name = rows.find(({ label }) => label === 'Name');
    if (!name) return undefined;
    const words = colorNameInWords(name.value);
    const harmony = rows.slice(1).filter(({ swatch, label }) => swatch && label !== 'Name');
    return {
      ...summary(
        name.note === 'exact' ? words : `Close to ${words}`,
        rows[0]?.value,
        harmony.map(({ value }) => value).join(', '),
      )!,
      ...(rows[0]?.swatch && { swatch: rows[0].swatch }),
    };
  },
  examples: [
    {
      title: 'A square of colors for SCSS',
      input: '#2a9d8f',
      options: { harmony: 'square', exportAs: 'scss' },
      output: '$color-1: #2a9d8f;\n$color-2: #552a9d;\n$color-3: #9d2a38;\n$color-4: #729d2a;\n',
    },
    {
      title: 'A red with its complement',
      input: START,
      output: [
        { label: 'Color', value: '#FF5733', swatch: '#FF5733' },
        { label: 'Complementary 1', value: '#33DBFF', swatch: '#33DBFF' },
        ...START_FORMATS,
        { label: 'On White', value: '3.15:1', note: 'AA for large text only' },
        { label: 'On Black', value: '6.66:1', note: 'AA' },
      ],
    },
    {
      title: 'A named color and its triad, as HSL',
      input: 'rebeccapurple',
      options: { format: 'hsl', harmony: 'triadic' },
      output: [
        { label: 'Color', value: 'hsl(270, 50%, 40%)', swatch: '#663399' },
        { label: 'Triadic 1', value: 'hsl(30, 50%, 40%)', swatch: '#996633' },
        { label: 'Triadic 2', value: 'hsl(150, 50%, 40%)', swatch: '#339966' },
        { label: 'HEX', value: '#663399' },
        { label: 'RGB', value: 'rgb(102, 51, 153)' },
        { label: 'HSL', value: 'hsl(270, 50%, 40%)' },
        { label: 'HWB', value: 'hwb(270 20% 40%)' },
        { label: 'HSV', value: 'hsv(270, 66.7%, 60%)' },
        { label: 'CMYK', value: 'cmyk(33%, 67%, 0%, 40%)' },
        { label: 'Lab', value: 'lab(32.39% 38.42 -47.69)' },
        { label: 'LCH', value: 'lch(32.39% 61.24 308.86)' },
        { label: 'OKLab', value: 'oklab(44.03% 0.08818 -0.13386)' },
        { label: 'OKLCH', value: 'oklch(44.03% 0.1603 303.37)' },
        { label: 'Display P3', value: 'color(display-p3 0.37367 0.21033 0.57911)' },
        { label: 'Name', value: 'rebeccapurple', note: 'exact', swatch: '#663399' },
        { label: 'On White', value: '8.41:1', note: 'AAA' },
        { label: 'On Black', value: '2.50:1', note: 'too low for text' },
      ],
    },
  ],
});
