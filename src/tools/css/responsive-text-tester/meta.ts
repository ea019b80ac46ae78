import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Responsive Text Tester',
  description:
    'Set text styles per breakpoint, or fluid type that grows with the screen by clamp(), see them at each width, and export the CSS.',
  keywords: [
    'responsive typography',
    'font size',
    'media queries',
    'breakpoints',
    'line height',
    'letter spacing',
    'text preview',
    'font weight',
    'fluid type',
    'fluid typography',
    'clamp',
    'type scale',
    'modular scale',
  ],
  icon: 'a-large-small',
  related: [
    'flexbox-generator',
    'css-animation-generator',
    'responsive-test',
    'css-formatter',
    'string-length-calculator',
  ],
});
