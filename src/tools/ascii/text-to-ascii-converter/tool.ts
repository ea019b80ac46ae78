import { encodeCodes } from '@/engines/text/codes';
import { choice, defineTool, plain, text } from '@/kit';
import { ABOVE, CODE_FILES, codeOptions } from '../codes-tool';

export default defineTool({
  input: text('Input', { accept: CODE_FILES, placeholder: 'Hello' }),
  options: {
    ...codeOptions,
    above: choice('Above 127', ABOVE, 'latin1', { hint: 'How to write characters that aren’t ASCII.' }),
  },
  output: plain({ hero: true, download: 'converted_ascii.txt', copiedMessage: { title: 'Copied to clipboard' } }),
  action: 'Convert',
  inverse: (options) => ({ tool: 'ascii-to-text-converter', options }),
  run: (input, { above, ...format }) => encodeCodes(input, format, above),
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
  ],
});
