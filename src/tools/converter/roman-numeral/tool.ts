import { defineTool, placeAt, plain, result, summary, text, toggle } from '@/kit';
import { convertRoman, explainRoman, toRoman } from './roman';

export default defineTool({
  input: text('Input', { short: true, initial: '1994', placeholder: 'Numbers or Roman numerals, one per line' }),
  output: plain({ hero: true }),
  each: 'bad-line',
  action: 'Convert',
  options: {
    bars: toggle('Bars', false, { hint: 'A bar above a letter means thousands: numbers up to 3,999,999.' }),
    steps: toggle('Show Steps', false, { hint: 'What each part of the numeral is worth' }),
  },
  run(input, { bars, steps }) {
    const explained: string[] = [];
    const out = input.replace(/[^\r\n]+/g, (line: string, at: number) => {
      const written = line.trim();
      if (written === '') return line;
      const converted = convertRoman(written, () => placeAt(input, at + line.indexOf(written)), bars);
      if (steps) explained.push(explainRoman(/\d/.test(converted) ? toRoman(converted, undefined, bars) : converted));
      return converted;
    });
    return result(out, { notes: explained });
  },
  summarize: ({ shown }, { input }) =>
    shown.kind === 'text' && !/[\r\n]/.test(input.trim()) ? summary(shown.value, `= ${input.trim()}`) : undefined,
  examples: [
    { title: 'A year', input: '1994', output: 'MCMXCIV' },
    { title: 'A numeral', input: 'MMXXVI', output: '2026' },
    {
      title: 'A large number, with its steps',
      input: '1234567',
      options: { bars: true, steps: true },
      output: 'M̅C̅C̅X̅X̅X̅I̅V̅DLXVII',
      notes: [
        'M̅C̅C̅X̅X̅X̅I̅V̅DLXVII = 1000000 (M̅) + 200000 (C̅C̅) + 30000 (X̅X̅X̅) + 4000 (I̅V̅) + 500 (D) + 50 (L) + 10 (X) + 5 (V) + 2 (II)',
      ],
    },
  ],
});
