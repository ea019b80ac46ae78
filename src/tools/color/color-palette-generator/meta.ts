import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Color Palette Generator',
  description: 'Make a palette of 3 to 10 swatches from light to dark from one base color, and copy or export it.',
  keywords: [
    'colour palette',
    'color scheme',
    'monochromatic palette',
    'color scale',
    'swatches',
    'brand colors',
    'random color',
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
