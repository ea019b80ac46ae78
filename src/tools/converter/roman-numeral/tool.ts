import { defineTool, placeAt, plain, summary, text } from '@/kit';
import { convertRoman } from './roman';

export default defineTool({
  input: text('Input', { short: true, initial: '1994', placeholder: 'Numbers or Roman numerals, one per line' }),
  output: plain({ hero: true }),
  each: 'bad-line',
  action: 'Convert',
  run: (input) =>
    input.replace(/[^\r\n]+/g, (line: string, at: number) => {
      const written = line.trim();
      if (written === '') return line;
      return convertRoman(written, () => placeAt(input, at + line.indexOf(written)));
    }),
  summarize: ({ shown }, { input }) =>
    shown.kind === 'text' && !/[\r\n]/.test(input.trim()) ? summary(shown.value, `= ${input.trim()}`) : undefined,
  examples: [
    { title: 'A year', input: '1994', output: 'MCMXCIV' },
    { title: 'A numeral', input: 'MMXXVI', output: '2026' },
  ],
});
