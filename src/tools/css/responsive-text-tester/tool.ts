import { mayCombine, splitGraphemes, wordSegments } from '@/engines/text/segment';
import { code, defineTool, integer, line, result, tabs, text, toggle } from '@/kit';
import { FLUID, fluidCss, fluidSteps, type Step, zoomNote } from './fluid';
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
    mode: tabs('Mode', { breakpoints: 'Breakpoints', fluid: 'Fluid' }, 'breakpoints'),
    ...FLUID,
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
    const data: { characters: number; words: number; steps?: readonly Step[] } = {
      characters: characters(input),
      words: words(input),
    };
    const facts = [
      { label: 'Characters', value: `${data.characters} / ${characterLimit}` },
      { label: 'Words', value: `${data.words}` },
    ];
    if (options.mode === 'fluid') {
      const steps = fluidSteps(options);
      const note = zoomNote(steps);
      return result(fluidCss(options), { data: { ...data, steps }, notes: note ? [note] : [], facts });
    }
    const { colorReader } = await import('@/engines/gradient/colors');
    const { read: readColor, remarks } = colorReader();
    const read = (breakpoint: Breakpoint) => parseStyle(options[breakpoint], breakpoint, readColor);
    const styles = { sm: read('sm'), md: read('md'), lg: read('lg'), xl: read('xl') };
    return result(responsiveCss(styles, options), { data, notes: [...remarks], facts });
  },
  examples: [
    {
      title: 'Type that grows from 16 px on phones to 20 on a desk',
      input: '',
      options: { mode: 'fluid' },
      output: `:root {
  --step--2: clamp(0.64rem, 0.5867rem + 0.237vw, 0.8rem);
  --step--1: clamp(0.8rem, 0.7333rem + 0.2963vw, 1rem);
  --step-0: clamp(1rem, 0.9167rem + 0.3704vw, 1.25rem);
  --step-1: clamp(1.25rem, 1.1458rem + 0.463vw, 1.5625rem);
  --step-2: clamp(1.5625rem, 1.4323rem + 0.5787vw, 1.9531rem);
  --step-3: clamp(1.9531rem, 1.7904rem + 0.7234vw, 2.4414rem);
  --step-4: clamp(2.4414rem, 2.238rem + 0.9042vw, 3.0518rem);
  --step-5: clamp(3.0518rem, 2.7974rem + 1.1303vw, 3.8147rem);
}`,
    },
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
