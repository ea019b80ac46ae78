import { decodeBase64, decodeUtf8, encodeBase64, encodeUtf8, formatBytes } from '@/engines/bytes';
import { defineTool, plain, resultAs, tabs, text } from '@/kit';

export default defineTool({
  input: text('Input', { placeholder: 'Text or Base64, or drop a text file' }),
  options: { mode: tabs('Mode', { encode: 'Encode', decode: 'Decode' }, 'encode') },
  output: plain({
    hero: true,
    download: ({ mode }) => (mode === 'encode' ? 'encoded_content.txt' : 'decoded_content.txt'),
    copiedMessage: { title: 'Copied to clipboard' },
  }),
  also: ['bytes'],
  action: 'Convert',
  inverse: ({ mode }) => ({
    tool: 'base64-encoder-decoder',
    options: { mode: mode === 'encode' ? 'decode' : 'encode' },
    ...(mode === 'decode' && { loses: 'line breaks and missing padding' }),
  }),
  run(input, { mode }) {
    if (mode === 'encode') return encodeBase64(encodeUtf8(input));
    const bytes = decodeBase64(input, { message: 'Invalid input for decoding' });
    const text = decodeUtf8(bytes);
    if (text !== undefined) return text;
    const notes = [`These ${formatBytes(bytes.length)} are not UTF-8 text.`];
    return resultAs('bytes', { bytes, name: 'decoded_content.bin' }, { notes });
  },
  examples: [
    { title: 'Encode', input: 'naïve café ☕', output: 'bmHDr3ZlIGNhZsOpIOKYlQ==' },
    { title: 'Decode', input: 'SGVsbG8sIHdvcmxkIQ', options: { mode: 'decode' }, output: 'Hello, world!' },
  ],
});
