import { decodeCodes } from '@/engines/text/codes';
import { defineTool, plain, text } from '@/kit';
import { CODE_FILES, codeOptions } from '../codes-tool';

export default defineTool({
  input: text('Input', { accept: CODE_FILES, placeholder: '72 101 108 108 111' }),
  options: codeOptions,
  output: plain({ download: 'converted_text.txt', copySays: { title: 'Copied to clipboard' } }),
  action: 'Convert',
  inverse: (options) => ({ tool: 'text-to-ascii-converter', options, loses: 'what stood between the codes' }),
  run: (input, options) => decodeCodes(input, options),
  examples: [
    { title: 'Decimal', input: '72 101 108 108 111', output: 'Hello' },
    {
      title: 'Hexadecimal',
      input: '63,61,66,e9',
      options: { delimiter: 'comma', encoding: 'hexadecimal' },
      output: 'café',
    },
  ],
});
