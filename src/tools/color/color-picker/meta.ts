import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Color Picker',
  description: 'Pick a color, read it as HEX, RGB, HSL or OKLCH, check its contrast, and save its harmonies.',
  keywords: [
    'colour picker',
    'eyedropper',
    'hex color',
    'color wheel',
    'color harmony',
    'complementary color',
    'oklch',
    'oklch picker',
    'display p3',
  ],
  icon: 'pipette',
  popularity: 3,
  related: [
    'color-palette-generator',
    'color-contrast-checker',
    'shades-and-tints-generator',
    'hex-to-rgb-converter',
    'image-color-extractor',
    'gradient-generator',
  ],
});
