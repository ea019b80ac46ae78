import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Flexbox Generator',
  description:
    'Try CSS flexbox live: drag the edge to see items wrap, start with a preset, and copy CSS, HTML or Tailwind classes.',
  keywords: [
    'css flexbox',
    'flex layout',
    'justify-content',
    'align-items',
    'flex-grow',
    'flex-wrap',
    'center a div',
    'holy grail layout',
    'row-gap',
    'column-gap',
    'tailwind flex',
  ],
  icon: 'columns-3',
  generator: true,
  related: ['box-shadow-generator', 'css-gradient-generator', 'responsive-text-tester', 'css-formatter'],
});
