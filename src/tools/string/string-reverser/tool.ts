import { reverseText } from '@/engines/text/reverse';
import { defineTool, plain, tabs, text, toggle } from '@/kit';

export default defineTool({
  input: text('Input', { accept: '.txt' }),
  options: {
    mode: tabs('Mode', { entire: 'Entire', words: 'Words', individual: 'Individual', letters: 'Letters' }, 'entire'),
    ignoreNumbers: toggle('Ignore Numbers', false, { when: { mode: ['entire', 'words', 'individual'] } }),
    ignoreSpecialChars: toggle('Ignore Special Chars', false, { when: { mode: ['entire', 'words', 'individual'] } }),
  },
  output: plain({ hero: true, download: 'reversed-text.txt', copiedMessage: { title: 'Copied to clipboard' } }),
  action: 'Reverse',
  inverse: (options) => ({ tool: 'string-reverser', options }),
  run: (input, { mode, ...options }) => reverseText(input, mode, options),
  examples: [
    { title: 'Everything', input: 'Hello, 👩‍👩‍👧 wörld!', output: '!dlröw 👩‍👩‍👧 ,olleH' },
    { title: 'Order of words', input: 'one two three', options: { mode: 'words' }, output: 'three two one' },
    {
      title: 'Each word, signs in place',
      input: 'Hello, world!',
      options: { mode: 'individual', ignoreSpecialChars: true },
      output: 'olleH, dlrow!',
    },
  ],
});
