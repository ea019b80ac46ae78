import { COLOR_FORMATS, formatColor } from '@/engines/color/format';
import { listFormats } from '@/engines/color/listing';
import { colorNameInWords } from '@/engines/color/name-words';
import { isOutsideSrgb } from '@/engines/color/srgb';
import { OUTSIDE_SRGB } from '@/engines/color/srgb-format';
import { defineTool, fields, result, rowValue, summary, text, toggle } from '@/kit';
import { readColor } from './parse';

export default defineTool({
  input: text('Color', { short: true, initial: '#1E90FF', placeholder: 'Any CSS color, hsv() or cmyk()' }),
  options: {
    uppercase: toggle('Uppercase HEX', true),
    modern: toggle('Modern Syntax', false, { hint: 'rgb(30 144 255) instead of rgb(30, 144, 255)' }),
  },
  output: fields({ label: 'Formats', download: 'color.txt', copyLabel: 'Copy All' }),
  each: 'line',
  action: 'Convert',
  run(input, style) {
    const color = readColor(input);
    const outsideSrgb = isOutsideSrgb(color);
    return result(listFormats(color, COLOR_FORMATS, style), {
      notes: outsideSrgb ? [OUTSIDE_SRGB] : [],
      data: { hex: formatColor({ ...color, alpha: 1 }, 'hex'), oklch: formatColor(color, 'oklch'), outsideSrgb },
    });
  },
  summarize(outcome) {
    const { shown, data } = outcome;
    const name = shown.kind === 'fields' ? shown.value.find(({ label }) => label === 'Name') : undefined;
    if (!name) return undefined;
    const words = colorNameInWords(name.value);
    const formats = ['HEX', 'RGB', 'HSL'].map((format) => rowValue(outcome, format));
    return {
      ...summary(name.note === 'exact' ? words : `Close to ${words}`, ...formats)!,
      swatch: rowValue(outcome, 'HEX') ?? data.hex,
    };
  },
  examples: [
    {
      title: 'A blue',
      input: '#1E90FF',
      output: [
        { label: 'HEX', value: '#1E90FF' },
        { label: 'RGB', value: 'rgb(30, 144, 255)' },
        { label: 'HSL', value: 'hsl(209.6, 100%, 55.9%)' },
        { label: 'HWB', value: 'hwb(209.6 11.8% 0%)' },
        { label: 'HSV', value: 'hsv(209.6, 88.2%, 100%)' },
        { label: 'CMYK', value: 'cmyk(88%, 44%, 0%, 0%)' },
        { label: 'Lab', value: 'lab(58.36% 0.89 -64.78)' },
        { label: 'LCH', value: 'lch(58.36% 64.79 270.79)' },
        { label: 'OKLab', value: 'oklab(65.2% -0.05493 -0.18201)' },
        { label: 'OKLCH', value: 'oklch(65.2% 0.19012 253.21)' },
        { label: 'sRGB', value: 'color(srgb 0.11765 0.56471 1)' },
        { label: 'Linear sRGB', value: 'color(srgb-linear 0.01298 0.27889 1)' },
        { label: 'Display P3', value: 'color(display-p3 0.27214 0.55646 0.969)' },
        { label: 'A98 RGB', value: 'color(a98-rgb 0.33242 0.55955 0.98639)' },
        { label: 'ProPhoto RGB', value: 'color(prophoto-rgb 0.45205 0.48618 0.94227)' },
        { label: 'Rec. 2020', value: 'color(rec2020 0.35929 0.50925 0.9597)' },
        { label: 'XYZ D65', value: 'color(xyz-d65 0.28556 0.27441 0.98403)' },
        { label: 'XYZ D50', value: 'color(xyz-d50 0.25616 0.26344 0.74136)' },
        { label: 'Name', value: 'dodgerblue', note: 'exact', swatch: '#1e90ff' },
      ],
    },
    {
      title: 'A red beyond sRGB, half transparent',
      input: 'color(display-p3 1 0 0 / 0.5)',
      options: { modern: true },
      output: [
        { label: 'HEX', value: '#FF000080', note: 'clipped' },
        { label: 'RGB', value: 'rgb(255 0 0 / 0.5)', note: 'clipped' },
        { label: 'HSL', value: 'hsl(0 100% 50% / 0.5)', note: 'clipped' },
        { label: 'HWB', value: 'hwb(0 0% 0% / 0.5)', note: 'clipped' },
        { label: 'HSV', value: 'hsv(0 100% 100% / 0.5)', note: 'clipped' },
        { label: 'CMYK', value: 'cmyk(0% 100% 100% 0% / 0.5)', note: 'clipped' },
        { label: 'Lab', value: 'lab(56.21% 94.46 98.89 / 0.5)' },
        { label: 'LCH', value: 'lch(56.21% 136.76 46.31 / 0.5)' },
        { label: 'OKLab', value: 'oklab(64.86% 0.26204 0.145 / 0.5)' },
        { label: 'OKLCH', value: 'oklch(64.86% 0.29949 28.96 / 0.5)' },
        { label: 'sRGB', value: 'color(srgb 1.09307 -0.22674 -0.15013 / 0.5)' },
        { label: 'Linear sRGB', value: 'color(srgb-linear 1.22494 -0.04206 -0.01964 / 0.5)' },
        { label: 'Display P3', value: 'color(display-p3 1 0 0 / 0.5)' },
        { label: 'A98 RGB', value: 'color(a98-rgb 0.93569 -0.23673 -0.17097 / 0.5)' },
        { label: 'ProPhoto RGB', value: 'color(prophoto-rgb 0.77476 0.25123 -0.02036 / 0.5)' },
        { label: 'Rec. 2020', value: 'color(rec2020 0.86873 0.17503 -0.00545 / 0.5)' },
        { label: 'XYZ D65', value: 'color(xyz-d65 0.48657 0.22897 0 / 0.5)' },
        { label: 'XYZ D50', value: 'color(xyz-d50 0.51515 0.2412 -0.00105 / 0.5)' },
        { label: 'Name', value: 'red', note: 'nearest', swatch: '#ff0000' },
      ],
      notes: [OUTSIDE_SRGB],
      data: { hex: '#ff0000', oklch: 'oklch(64.86% 0.29949 28.96 / 0.5)', outsideSrgb: true },
    },
  ],
});
