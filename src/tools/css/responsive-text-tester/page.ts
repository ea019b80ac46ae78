import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Type or paste the text you want to see.',
    'Choose a breakpoint and set its type: size, family, line height, spacing, weight, alignment and color.',
    'Bold, Italic, Underline and Container Width hold for all breakpoints. Grid lays lines behind the text.',
    'Copy the CSS with its media queries, or Export CSS as responsive-text-styles.css.',
  ],
});
