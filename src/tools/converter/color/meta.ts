import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Color Converter',
  description:
    'Convert any CSS color between HEX, RGB, HSL, HWB, HSV, CMYK, Lab, LCH, OKLCH and Display P3; edit any field, copy each one.',
  keywords: [
    'hex to rgb',
    'rgb to hex',
    'hsl converter',
    'cmyk to rgb',
    'oklch converter',
    'css color',
    'color code converter',
    'lab',
    'colour',
    'rgb',
    'hsl',
    'hex',
  ],
  icon: 'palette',
  popularity: 2,
  related: [
    'color-picker',
    'hex-to-rgba-converter',
    'color-contrast-checker',
    'shades-and-tints-generator',
    'color-palette-generator',
  ],
  alsoIn: ['color'],
});
