import { decodeUtf8, encodeUtf8, formatBytes } from '@/engines/bytes';
import { decodeBits, encodeBits } from '@/engines/text/bits';
import { choice, defineTool, plain, result, resultAs, tabs, text } from '@/kit';

const SEPARATORS = { space: ' ', none: '', newLine: '\n', comma: ', ' };

export default defineTool({
  input: text('Input', { accept: '.txt' }),
  options: {
    mode: tabs('Mode', { encode: 'Text to Binary', decode: 'Binary to Text' }, 'encode'),
    separator: choice('Separator', { space: 'Space', none: 'None', newLine: 'New line', comma: 'Comma' }, 'space', {
      when: { mode: 'encode' },
    }),
  },
  output: plain({ hero: true }),
  also: ['bytes'],
  action: 'Convert',
  inverse: ({ mode }) => ({
    tool: 'text-binary',
    options: { mode: mode === 'encode' ? 'decode' : 'encode' },
    ...(mode === 'decode' && { loses: 'the separators between the bytes' }),
  }),
  run(input, { mode, separator }) {
    if (mode === 'encode') return encodeBits(encodeUtf8(input), SEPARATORS[separator]);
    const { bytes, size } = decodeBits(input);
    const text = decodeUtf8(bytes);
    if (text !== undefined)
      return result(text, { notes: size === 7 ? ['Read as ASCII, seven bits per character.'] : [] });
    const notes = [`These ${formatBytes(bytes.length)} are not UTF-8 text.`];
    return resultAs('bytes', { bytes, name: 'decoded.bin' }, { notes });
  },
  examples: [
    { title: 'Text', input: 'Hé🙂', output: '01001000 11000011 10101001 11110000 10011111 10011001 10000010' },
    {
      title: 'Binary',
      input: '01001000 01101001 00100001',
      options: { mode: 'decode' },
      output: 'Hi!',
    },
  ],
});
