import { encodeCodes } from '@/engines/text/codes';
import { choice, defineTool, plain, text } from '@/kit';
import { ABOVE, CODE_FILES, codeOptions, inAllNotations } from '../codes-tool';

export default defineTool({
  input: text('Input', { accept: CODE_FILES, placeholder: 'Hello' }),
  options: {
    ...codeOptions,
    above: choice('Above 127', ABOVE, 'latin1', { hint: 'How to write characters that aren’t ASCII.' }),
  },
  output: plain({ hero: true, download: 'converted_ascii.txt', copiedMessage: { title: 'Copied to clipboard' } }),
  also: ['fields'],
  action: 'Convert',
  inverse: (options) => (options.encoding === 'all' ? undefined : { tool: 'ascii-to-text-converter', options }),
  run(input, { above, delimiter, encoding }) {
    if (encoding !== 'all') return encodeCodes(input, { delimiter, encoding }, above);
    return inAllNotations((one) => encodeCodes(input, { delimiter, encoding: one }, above), '');
  },
  examples: [
    { title: 'A word', input: 'Hello', output: '72 101 108 108 111' },
    {
      title: 'Hexadecimal',
      input: 'café',
      options: { delimiter: 'comma', encoding: 'hexadecimal' },
      output: '63,61,66,e9',
    },
    {
      title: 'Bytes of UTF-8',
      input: '5 €',
      options: { encoding: 'hexadecimal', above: 'utf8' },
      output: '35 20 e2 82 ac',
    },
    {
      title: 'All at once',
      input: 'A€',
      options: { encoding: 'all', above: 'unicode' },
      output: [
        { label: 'Decimal', value: '65 8364' },
        { label: 'Hexadecimal', value: '41 20ac' },
        { label: 'Octal', value: '101 20254' },
        { label: 'Binary', value: '01000001 10000010101100' },
      ],
    },
  ],
});
