import { decodeBase64, decodeUtf8, encodeBase64, encodeUtf8, formatBytes } from '@/engines/bytes';
import { choice, defineTool, plain, resultAs, tabs, text } from '@/kit';
import type { Result } from '@/kit/output';
import { CHARSETS } from './charset-names';

/** PEM has lines of 64, MIME of 76. */
const wrap = (encoded: string, length: number) =>
  length > 0 ? (encoded.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join('\r\n') : encoded;

type Converted = string | Result<never, undefined, 'bytes'>;

export default defineTool({
  input: text('Input', { placeholder: 'Text or Base64, or drop a text file' }),
  options: {
    mode: tabs('Mode', { encode: 'Encode', decode: 'Decode' }, 'encode'),
    charset: choice('Character Set', CHARSETS, 'utf-8'),
    lineLength: choice('Line Length', { '0': 'One line', '64': '64 (PEM)', '76': '76 (MIME)' }, '0', {
      when: { mode: 'encode' },
      hint: 'Lines end in CRLF, as mail has them',
    }),
  },
  output: plain({
    hero: true,
    download: ({ mode }) => (mode === 'encode' ? 'encoded_content.txt' : 'decoded_content.txt'),
    copiedMessage: { title: 'Copied to clipboard' },
  }),
  also: ['bytes'],
  action: 'Convert',
  inverse: ({ mode, charset }) => ({
    tool: 'base64-encoder-decoder',
    options: { mode: mode === 'encode' ? 'decode' : 'encode', charset },
    ...(mode === 'decode' && { loses: 'line breaks and missing padding' }),
  }),
  run(input, { mode, charset, lineLength }): Converted | Promise<Converted> {
    if (mode === 'encode') {
      const write = (bytes: Uint8Array) => wrap(encodeBase64(bytes), Number(lineLength));
      if (charset === 'utf-8') return write(encodeUtf8(input));
      return import('./charsets').then(({ encodeCharset }) => write(encodeCharset(input, charset)));
    }
    const bytes = decodeBase64(input, { message: 'Invalid input for decoding' });
    const finish = (text: string | undefined): Converted => {
      if (text !== undefined) return text;
      const notes = [`These ${formatBytes(bytes.length)} are not ${CHARSETS[charset]} text.`];
      return resultAs('bytes', { bytes, name: 'decoded_content.bin' }, { notes });
    };
    if (charset === 'utf-8') return finish(decodeUtf8(bytes));
    return import('./charsets').then(({ decodeCharset }) => finish(decodeCharset(bytes, charset)));
  },
  examples: [
    { title: 'Encode', input: 'naïve café ☕', output: 'bmHDr3ZlIGNhZsOpIOKYlQ==' },
    { title: 'Decode', input: 'SGVsbG8sIHdvcmxkIQ', options: { mode: 'decode' }, output: 'Hello, world!' },
    { title: 'Another character set', input: 'Grüße', options: { charset: 'iso-8859-1' }, output: 'R3L832U=' },
    {
      title: 'Lines of 64',
      input: 'The quick brown fox jumps over the lazy dog and rests.',
      options: { lineLength: '64' },
      output: 'VGhlIHF1aWNrIGJyb3duIGZveCBqdW1wcyBvdmVyIHRoZSBsYXp5IGRvZyBhbmQg\r\ncmVzdHMu',
    },
  ],
});
