import { formatBytes } from '@/engines/bytes';
import { decodeLatin1 } from '@/engines/bytes/text-encoding';
import { type CodeFormat, type CodesAbove, decodeCodes } from '@/engines/text/codes';
import { defineTool, plain, result, resultAs, text } from '@/kit';
import { CODE_FILES, codeOptions, inAllNotations } from '../codes-tool';

/** The text of codes, where they are text in this notation. */
function readAs(input: string, format: CodeFormat, above: CodesAbove): string {
  const { text: decoded, bytes } = decodeCodes(input, format, above);
  return decoded ?? decodeLatin1(bytes);
}

export default defineTool({
  input: text('Input', { accept: CODE_FILES, placeholder: '72 101 108 108 111' }),
  options: codeOptions,
  output: plain({ hero: true, download: 'converted_text.txt', copiedMessage: { title: 'Copied to clipboard' } }),
  also: ['bytes', 'fields'],
  action: 'Convert',
  inverse: (options) =>
    options.encoding === 'all'
      ? undefined
      : { tool: 'text-to-ascii-converter', options, loses: 'the separators between the codes' },
  run(input, { above, delimiter, encoding }) {
    if (encoding === 'all') return inAllNotations((one) => readAs(input, { delimiter, encoding: one }, above), 'Not');
    const format = { delimiter, encoding };
    const { bytes, text: decoded, isBeyond } = decodeCodes(input, format, above);
    if (decoded !== undefined)
      return result(decoded, {
        notes: isBeyond && above === 'utf8' ? ['Codes above 127 are read as bytes of UTF-8.'] : [],
      });
    const size = formatBytes(bytes.length);
    // Hex is how bytes are written down: what they are must reach the next tool unchanged.
    if (format.encoding === 'hexadecimal')
      return resultAs(
        'bytes',
        { bytes, name: 'converted.bin' },
        {
          notes: [`These ${size} are not UTF-8 text. Choose ISO 8859-1 under Above 127 to read each as one character.`],
        },
      );
    return result(decodeLatin1(bytes), {
      notes: ['These codes are not UTF-8, so those above 127 are read as ISO 8859-1.'],
    });
  },
  examples: [
    { title: 'Decimal', input: '72 101 108 108 111', output: 'Hello' },
    {
      title: 'Hexadecimal',
      input: '63,61,66,c3,a9',
      options: { delimiter: 'comma', encoding: 'hexadecimal' },
      output: 'café',
      notes: ['Codes above 127 are read as bytes of UTF-8.'],
    },
    {
      title: 'Hex without blanks',
      input: '48656c6c6f',
      options: { encoding: 'hexadecimal' },
      output: 'Hello',
      notes: [],
    },
    {
      title: 'ISO 8859-1',
      input: '99 97 102 233',
      options: { above: 'latin1' },
      output: 'café',
    },
    { title: 'Octal', input: '110 145 154 154 157', options: { encoding: 'octal' }, output: 'Hello', notes: [] },
    {
      title: 'Above 255',
      input: '8364 U+1F642',
      options: { encoding: 'hexadecimal', above: 'unicode' },
      output: '\u8364🙂',
    },
    {
      title: 'In every notation',
      input: '110 141',
      options: { encoding: 'all' },
      output: [
        { label: 'Decimal', value: 'n\u008d' },
        { label: 'Octal', value: 'Ha' },
      ],
      notes: ['Not hexadecimal, binary.'],
    },
  ],
});
