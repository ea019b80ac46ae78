import { defineTool, placeAt, plain, text } from '@/kit';
import { convertRoman } from './roman';

export default defineTool({
  input: text('Input', { placeholder: 'Numbers or Roman numerals, one per line' }),
  output: plain(),
  action: 'Convert',
  help: [
    'Type a number from 1 to 3999 into Number, or a numeral into Roman Numeral.',
    'There is nothing to set.',
    'Each field fills the other as you type.',
    'Copy either of them with the button beside it.',
  ],
  run: (input) =>
    input.replace(/[^\r\n]+/g, (line: string, at: number) => {
      const written = line.trim();
      if (written === '') return line;
      return convertRoman(written, () => placeAt(input, at + line.indexOf(written)));
    }),
  examples: [
    { title: 'A year', input: '1994', output: 'MCMXCIV' },
    { title: 'A numeral', input: 'MMXXVI', output: '2026' },
  ],
});
