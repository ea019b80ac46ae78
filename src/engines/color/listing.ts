import { type ColorFormat, convertColor } from './format';
import { nearestColorName } from './names';
import { type Color, getAlpha, isOutsideSrgb } from './spaces';
import type { ColorStyle } from './srgb-format';

const NAMES: Readonly<Record<ColorFormat, string>> = {
  hex: 'HEX',
  rgb: 'RGB',
  hsl: 'HSL',
  hwb: 'HWB',
  hsv: 'HSV',
  cmyk: 'CMYK',
  lab: 'Lab',
  lch: 'LCH',
  oklab: 'OKLab',
  oklch: 'OKLCH',
  srgb: 'sRGB',
  'srgb-linear': 'Linear sRGB',
  'display-p3': 'Display P3',
  'a98-rgb': 'A98 RGB',
  'prophoto-rgb': 'ProPhoto RGB',
  rec2020: 'Rec. 2020',
  'xyz-d65': 'XYZ D65',
  'xyz-d50': 'XYZ D50',
};

export interface ListedColor {
  label: string;
  value: string;
  note?: string;
  swatch?: string;
}

/** The color in each of these formats, and its name. */
export function listFormats(color: Color, formats: readonly ColorFormat[], style: ColorStyle): ListedColor[] {
  const { name, hex, exact } = nearestColorName(color);
  const isNamed = exact && !isOutsideSrgb(color) && getAlpha(color) === 1;
  return [
    ...formats.map((format) => {
      const { text, clipped } = convertColor(color, format, style);
      return { label: NAMES[format], value: text, ...(clipped && { note: 'clipped' }) };
    }),
    { label: 'Name', value: name, note: isNamed ? 'exact' : 'nearest', swatch: hex },
  ];
}
