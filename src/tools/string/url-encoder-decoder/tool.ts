import { decodeUrl, encodeUrl } from '@/engines/text/url-coding';
import { choice, defineTool, plain, tabs, text, toggle } from '@/kit';

export default defineTool({
  input: text('Input', { accept: '.txt', placeholder: 'Text to encode, or an encoded URL' }),
  options: {
    mode: tabs('Mode', { encode: 'Encode', decode: 'Decode' }, 'encode'),
    encodeSpaces: toggle('Encode Spaces', true, { when: { mode: 'encode', form: false } }),
    encodeSpecialChars: toggle('Encode Special Characters', true, { when: { mode: 'encode' } }),
    scheme: choice('Encoding Scheme', { 'UTF-8': 'UTF-8', ASCII: 'ASCII', 'ISO-8859-1': 'ISO-8859-1' }, 'UTF-8'),
    form: toggle('Form Data', false, { hint: 'Spaces are +, as in application/x-www-form-urlencoded' }),
    eachLine: toggle('Line by Line', false, {
      when: { mode: 'encode' },
      hint: 'Line breaks stay, each line is encoded separately',
    }),
  },
  output: plain({
    hero: true,
    download: ({ mode }) => (mode === 'encode' ? 'encoded_url.txt' : 'decoded_url.txt'),
    copiedMessage: { title: 'Copied to clipboard' },
  }),
  action: 'Convert',
  inverse: ({ mode, scheme, form }) => ({
    tool: 'url-encoder-decoder',
    options: { mode: mode === 'encode' ? 'decode' : 'encode', scheme, form },
    ...(mode === 'decode' && { loses: 'which characters were encoded' }),
  }),
  run: (input, { mode, ...options }) =>
    mode === 'encode' ? encodeUrl(input, options) : decodeUrl(input, options.scheme, options.form),
  examples: [
    { title: 'A value', input: 'naïve café & more?', output: 'na%C3%AFve%20caf%C3%A9%20%26%20more%3F' },
    {
      title: 'A whole address',
      input: 'https://example.com/søk?q=grüße 🙂#top',
      options: { encodeSpecialChars: false },
      output: 'https://example.com/s%C3%B8k?q=gr%C3%BC%C3%9Fe%20%F0%9F%99%82#top',
    },
    { title: 'Decode', input: 'a%20%2B%20b+c%E2%82%AC', options: { mode: 'decode' }, output: 'a + b+c€' },
    {
      title: 'Form data',
      input: 'rock & roll = 1+1',
      options: { form: true },
      output: 'rock+%26+roll+%3D+1%2B1',
    },
    {
      title: 'Line by line',
      input: 'café crème\nthé vert',
      options: { eachLine: true },
      output: 'caf%C3%A9%20cr%C3%A8me\nth%C3%A9%20vert',
    },
  ],
});
