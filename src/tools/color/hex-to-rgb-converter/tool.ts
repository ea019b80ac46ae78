import { readHexAlpha } from '@/engines/color/hex-alpha';
import { type Rgb8, writeHex8, writeRgb8 } from '@/engines/color/rgb8';
import { defineTool, fields, InputError, number, result, tabs, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';

export const INVALID = 'Please enter a valid HEX color code';

export const clampChannel = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** Three numbers in any wrapping, a fourth being the alpha: "59 130 246", "rgb(59, 130, 246)", "rgba(59,130,246,.5)". */
export function readChannels(input: string, alpha: number): Rgb8 {
  const inner = /^\s*(?:rgba?\s*\(([^()]*)\)|([^()]*))\s*;?\s*$/i.exec(input.slice(0, 200));
  const parts = (inner?.[1] ?? inner?.[2] ?? '').split(/[\s,/]+/).filter((part) => part !== '');
  const channels = parts.map((part, at) => {
    const [, digits, percent] = /^([+-]?(?:\d+\.?\d*|\.\d+))(%?)$/.exec(part) ?? [];
    if (digits === undefined) return Number.NaN;
    return percent ? (Number(digits) / 100) * (at < 3 ? 255 : 1) : Number(digits);
  });
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN, a = alpha] = channels;
  if (channels.length > 4 || Number.isNaN(r + g + b + a))
    throw new InputError('Please enter three numbers from 0 to 255, such as 59, 130, 246');
  return { r: clampChannel(r), g: clampChannel(g), b: clampChannel(b), alpha: Math.min(1, Math.max(0, a)) };
}

export const writeHex = (color: Rgb8): string => writeHex8(color).toUpperCase();

type Direction = 'hex-to-rgb' | 'rgb-to-hex';

export function convert(color: Rgb8, direction: Direction, percentage: boolean) {
  const rows = listResults(color, direction, percentage);
  return result(rows, { data: { ...color, hex: writeHex(color), rgb: writeRgb8(color, { percent: percentage }) } });
}

function listResults(color: Rgb8, direction: Direction, percentage: boolean): FieldRow[] {
  const { r, g, b, alpha } = color;
  const rgb = { label: 'RGB', value: writeRgb8(color, { percent: percentage }) };
  const hex = { label: 'HEX', value: writeHex(color), swatch: writeHex(color) };
  const part = (label: string, value: number): FieldRow => ({
    label,
    value: percentage ? `${Math.round((value / 255) * 1000) / 10}%` : String(value),
  });
  if (direction === 'rgb-to-hex') return [hex, rgb];
  return [
    { ...rgb, swatch: hex.value },
    part('R', r),
    part('G', g),
    part('B', b),
    { label: 'Alpha', value: String(Math.round(alpha * 1000) / 1000) },
  ];
}

export default defineTool({
  input: text('HEX Color', { short: true, initial: '#3B82F6', placeholder: '#RRGGBB' }),
  options: {
    direction: tabs('Direction', { 'hex-to-rgb': 'HEX to RGB', 'rgb-to-hex': 'RGB to HEX' }, 'hex-to-rgb'),
    alpha: number('Alpha', 1, { min: 0, max: 1, step: 0.01, slider: true }),
    percentage: toggle('Percentage', false, { when: { direction: 'hex-to-rgb' } }),
  },
  output: fields({ hero: true, label: 'Result', download: 'color.txt' }),
  each: 'line',
  action: 'Convert',
  run: (input, { direction, alpha, percentage }) =>
    direction === 'hex-to-rgb'
      ? convert(readHexAlpha(input, alpha, INVALID), direction, percentage)
      : convert(readChannels(input, alpha), direction, false),
  examples: [
    {
      title: 'HEX to RGB',
      input: '#3B82F6',
      output: [
        { label: 'RGB', value: 'rgb(59, 130, 246)', swatch: '#3B82F6' },
        { label: 'R', value: '59' },
        { label: 'G', value: '130' },
        { label: 'B', value: '246' },
        { label: 'Alpha', value: '1' },
      ],
    },
    {
      title: 'RGB to HEX',
      input: '255, 87, 51',
      options: { direction: 'rgb-to-hex', alpha: 0.5 },
      output: [
        { label: 'HEX', value: '#FF573380', swatch: '#FF573380' },
        { label: 'RGB', value: 'rgba(255, 87, 51, 0.5)' },
      ],
      data: { r: 255, g: 87, b: 51, alpha: 0.5, hex: '#FF573380', rgb: 'rgba(255, 87, 51, 0.5)' },
    },
  ],
});
