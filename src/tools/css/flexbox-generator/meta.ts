import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Flexbox Generator',
  description: 'Try CSS flexbox live: container, items and layout presets, with the CSS ready to copy.',
  keywords: [
    'css flexbox',
    'flex layout',
    'justify-content',
    'align-items',
    'flex-grow',
    'flex-wrap',
    'center a div',
    'holy grail layout',
  ],
  icon: 'columns-3',
  generator: true,
  related: ['box-shadow-generator', 'css-gradient-generator', 'responsive-text-tester', 'css-formatter'],
});
