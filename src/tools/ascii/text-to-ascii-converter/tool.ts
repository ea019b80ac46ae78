import { encodeCodes } from '@/engines/text/codes';
import { defineTool, plain, text } from '@/kit';
import { CODE_FILES, codeOptions } from '../codes-tool';

export default defineTool({
  input: text('Input', { accept: CODE_FILES, placeholder: 'Hello' }),
  options: codeOptions,
  output: plain({ download: 'converted_ascii.txt', copySays: { title: 'Copied to clipboard' } }),
  action: 'Convert',
  inverse: (options) => ({ tool: 'ascii-to-text-converter', options }),
  run: (input, options) => encodeCodes(input, options),
  examples: [
    { title: 'A word', input: 'Hello', output: '72 101 108 108 111' },
    {
      title: 'Hexadecimal',
      input: 'café',
      options: { delimiter: 'comma', encoding: 'hexadecimal' },
      output: '63,61,66,e9',
    },
  ],
});
