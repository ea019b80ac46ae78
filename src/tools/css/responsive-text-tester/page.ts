import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Type or paste the text to test.',
    'Choose a breakpoint and set its text style: size, family, line height, spacing, weight, alignment and color.',
    'Bold, Italic, Underline and Container Width apply to all breakpoints. Grid shows lines behind the text.',
    'Copy the CSS with its media queries, or Export CSS as responsive-text-styles.css.',
  ],
});
