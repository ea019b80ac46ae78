import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Color Palette Generator',
  description: 'Make a palette from one base color: lock, shuffle, order and edit swatches, compare and export them.',
  keywords: [
    'colour palette',
    'color scheme',
    'monochromatic palette',
    'color scale',
    'swatches',
    'brand colors',
    'random color',
    'random palette',
    'color blind palette',
    'css variables',
    'complementary colors',
    'triadic',
    'analogous colors',
    'tailwind theme colors',
    'ase swatches',
    'gimp palette',
    'design tokens',
  ],
  icon: 'palette',
  popularity: 1,
  related: [
    'shades-and-tints-generator',
    'color-picker',
    'image-color-extractor',
    'color-contrast-checker',
    'gradient-generator',
  ],
});
