import { findLoneSurrogate } from '@/engines/bytes/utf8';
import { defineTool, InputError, placeAt, plain, text } from '@/kit';

export default defineTool({
  input: text('Text', { placeholder: 'Text to encode' }),
  output: plain({
    hero: true,
    label: 'Encoded URL',
    copiedMessage: { title: 'Copied!', description: 'Encoded URL copied to clipboard' },
  }),
  action: 'Encode URL',
  inverse: () => ({ tool: 'url-encoder-decoder', options: { mode: 'decode' } }),
  run(input) {
    const lone = findLoneSurrogate(input);
    if (lone !== -1)
      throw new InputError('This is half a character (a lone surrogate), which can’t be encoded', placeAt(input, lone));
    return encodeURIComponent(input);
  },
  examples: [
    { title: 'A value', input: 'naïve café & more?', output: 'na%C3%AFve%20caf%C3%A9%20%26%20more%3F' },
    {
      title: 'A whole address',
      input: 'https://example.com/?q=tea & milk',
      output: 'https%3A%2F%2Fexample.com%2F%3Fq%3Dtea%20%26%20milk',
    },
  ],
});
