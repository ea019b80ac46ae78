import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Responsive Text Tester',
  description: 'Set text styles per breakpoint, see them at each width, and export the CSS as media queries.',
  keywords: [
    'responsive typography',
    'font size',
    'media queries',
    'breakpoints',
    'line height',
    'letter spacing',
    'text preview',
    'font weight',
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
