import { mayCombine, splitGraphemes, wordSegments } from '@/engines/text/segment';
import { code, defineTool, integer, line, result, tabs, text, toggle } from '@/kit';
import { BREAKPOINTS, type Breakpoint, parseStyle, responsiveCss } from './style';

const style = (label: string) =>
  line(label, '', { hidden: true, hint: 'Declarations that differ, as in font-size: 20px; color: #333333' });

function characters(text: string): number {
  if (!mayCombine(text)) return text.length;
  let count = 0;
  for (const _ of splitGraphemes(text)) count++;
  return count;
}

function words(text: string): number {
  let count = 0;
  for (const { isWordLike } of wordSegments(text)) if (isWordLike) count++;
  return count;
}

export default defineTool({
  input: text('Text', {
    optional: true,
    initial:
      'The quick brown fox jumps over the lazy dog. Good type is read without being noticed: size, spacing and the length of a line are chosen for the screen it is read on.',
  }),
  options: {
    breakpoint: tabs('Breakpoint', BREAKPOINTS, 'lg'),
    bold: toggle('Bold', false),
    italic: toggle('Italic', false),
    underline: toggle('Underline', false),
    containerWidth: integer('Container Width', 100, { min: 10, max: 100, slider: true, unit: '%' }),
    characterLimit: integer('Character Limit', 280, { min: 1, max: 1_000_000 }),
    grid: toggle('Grid', false),
    sm: style('sm'),
    md: style('md'),
    lg: style('lg'),
    xl: style('xl'),
  },
  output: code('css', { label: 'CSS', download: 'responsive-text-styles.css', downloadLabel: 'Export CSS' }),
  action: 'Generate',
  emptyInput: true,
  run: async (input, { characterLimit, ...options }) => {
    const { colorReader } = await import('@/engines/gradient/colors');
    const { read: readColor, remarks } = colorReader();
    const read = (breakpoint: Breakpoint) => parseStyle(options[breakpoint], breakpoint, readColor);
    const styles = { sm: read('sm'), md: read('md'), lg: read('lg'), xl: read('xl') };
    const data = { characters: characters(input), words: words(input) };
    return result(responsiveCss(styles, options), {
      data,
      notes: [...remarks],
      facts: [
        { label: 'Characters', value: `${data.characters} / ${characterLimit}` },
        { label: 'Words', value: `${data.words}` },
      ],
    });
  },
  examples: [
    {
      title: 'Larger headings on wide screens',
      input: 'Hello',
      options: { bold: true, md: 'font-size: 14px', lg: 'font-size: 28px; text-align: center', xl: 'font-size: 28px' },
      output: `.text-container {
  width: 100%;
}

.responsive-text {
  margin: 0px;
  padding: 16px;
  color: #000000;
  font-family: Arial, sans-serif;
  font-size: 14px;
  font-weight: 700;
  line-height: 1.5;
  letter-spacing: 0px;
  text-align: left;
  text-shadow: none;
}

@media (min-width: 1024px) {
  .responsive-text {
    font-size: 28px;
    text-align: center;
  }
}

@media (min-width: 1280px) {
  .responsive-text {
    text-align: left;
  }
}`,
    },
  ],
});
