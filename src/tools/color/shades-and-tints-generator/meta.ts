import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Shades and Tints Generator',
  description:
    'Mix one color or up to 20 with black and white in even steps, see the shades, tints and scales, and export them as CSS, Tailwind or JSON.',
  keywords: [
    'shades of a color',
    'tints of a color',
    'darken color',
    'lighten color',
    'color variations',
    'tint and shade',
    'css color scale',
    'color tones',
    'color scale 50 to 950',
    'tailwind color shades',
    'tailwind theme colors',
    'ase swatches',
    'gimp palette',
    'design tokens',
    'brand color scales',
  ],
  icon: 'blend',
  related: [
    'color-palette-generator',
    'color-picker',
    'color-contrast-checker',
    'gradient-generator',
    'hex-to-rgb-converter',
  ],
});
