import { decodeUtf8, formatBytes } from '@/engines/bytes';
import { decodeBits } from '@/engines/text/bits';
import { defineTool, InputError, placeAt, plain, result, resultAs, text } from '@/kit';

const LONGEST_INPUT = 10_000;

export default defineTool({
  input: text('Binary Input', { accept: '.txt', initial: '01001000 01101001', placeholder: '01001000 01101001' }),
  output: plain({ hero: true, label: 'ASCII Output', download: 'ascii_output.txt' }),
  also: ['bytes'],
  action: 'Convert',
  inverse: () => ({ tool: 'text-binary', options: {}, loses: 'the separators between the bytes' }),
  run(input) {
    if (input.length > LONGEST_INPUT)
      throw new InputError(`Input exceeds maximum length of ${LONGEST_INPUT} characters`);
    const stray = input.search(/[^01\s]/);
    if (stray !== -1) throw new InputError('Invalid binary input. Please use only 0s and 1s.', placeAt(input, stray));
    const { bytes, size } = decodeBits(input);
    const decoded = decodeUtf8(bytes);
    if (decoded !== undefined)
      return result(decoded, { notes: size === 7 ? ['Read as 7-bit ASCII: every group has seven bits.'] : [] });
    const notes = [`These ${formatBytes(bytes.length)} are not UTF-8 text.`];
    return resultAs('bytes', { bytes, name: 'ascii_output.bin' }, { notes });
  },
  examples: [
    {
      title: 'A greeting',
      input: '01001000 01100101 01101100 01101100 01101111 00100000 01010111 01101111 01110010 01101100 01100100',
      output: 'Hello World',
    },
    {
      title: 'Seven bits a letter',
      input: '1001000 1101001 0100001',
      output: 'Hi!',
      notes: ['Read as 7-bit ASCII: every group has seven bits.'],
    },
  ],
});
