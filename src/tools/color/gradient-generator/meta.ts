import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Gradient Generator',
  description:
    'Design linear, radial and conic gradients with any number of stops; save them and export PNG, SVG or CSS.',
  keywords: [
    'color gradient',
    'gradient maker',
    'gradient png',
    'gradient svg',
    'gradient background',
    'conic gradient',
    'radial gradient',
    'color stops',
  ],
  icon: 'rainbow',
  popularity: 2,
  generator: true,
  related: [
    'css-gradient-generator',
    'color-palette-generator',
    'color-picker',
    'shades-and-tints-generator',
    'image-color-extractor',
  ],
  alsoIn: ['css'],
  similar: {
    isFor: 'presets, blend modes and designs you keep by name, as PNG, SVG or CSS',
    others: ['css-gradient-generator'],
  },
});
