import { definePage } from '@/kit/page';

export default definePage({
  width: 'stage',
  help: [
    'Type or paste the text to test.',
    'Choose a breakpoint and set its text style: size, family, line height, spacing, weight, alignment and color. Bold, Italic, Underline and Container Width apply to all breakpoints.',
    'Fluid makes a scale that grows from one width to another: set both sizes and the ratio, then drag Window Width. Your Font shows it in a font from a file.',
    'Copy the CSS with its media queries, or Export CSS as responsive-text-styles.css.',
  ],
});
