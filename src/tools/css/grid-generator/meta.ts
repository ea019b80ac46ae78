import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Grid Generator',
  description:
    'Draw CSS grid areas by dragging: tracks in fr, px and minmax(), gaps, named lines, presets, and CSS, HTML or Tailwind to copy.',
  keywords: [
    'css grid',
    'grid layout',
    'grid-template-areas',
    'grid-template-columns',
    'grid area',
    'minmax',
    'fr unit',
    'layout builder',
    'holy grail grid',
    'dashboard layout',
    'tailwind grid',
  ],
  icon: 'layout-template',
  generator: true,
  related: ['flexbox-generator', 'css-formatter', 'responsive-test', 'box-shadow-generator', 'css-gradient-generator'],
});
