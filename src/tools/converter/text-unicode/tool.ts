import { choice, defineTool, plain, tabs, text, toggle } from '@/kit';
import { escapeText, unescapeText } from './escapes';

export default defineTool({
  input: text('Input', { accept: '.txt' }),
  options: {
    mode: tabs('Mode', { encode: 'Text to Unicode', decode: 'Unicode to Text' }, 'encode'),
    format: choice(
      'Format',
      { point: 'U+0041', units: '\\u0041', braces: '\\u{41}', html: '&#x41;', css: 'CSS \\41' },
      'point',
      { when: { mode: 'encode' } },
    ),
    asciiStays: toggle('Non-ASCII Only', false, {
      when: { mode: 'encode', format: ['units', 'braces', 'html', 'css'] },
    }),
  },
  output: plain({ hero: true }),
  action: 'Convert',
  inverse: ({ mode }) => ({
    tool: 'text-unicode',
    options: { mode: mode === 'encode' ? 'decode' : 'encode' },
    ...(mode === 'decode' && { loses: 'how the characters were escaped' }),
  }),
  run: (input, { mode, format, asciiStays }) =>
    mode === 'decode' ? unescapeText(input) : escapeText(input, format, asciiStays),
  examples: [
    { title: 'Code points', input: 'Aé漢🙂', output: 'U+0041 U+00E9 U+6F22 U+1F642' },
    {
      title: 'JavaScript escapes',
      input: 'Grüße 🙂',
      options: { format: 'units', asciiStays: true },
      output: 'Gr\\u00FC\\u00DFe \\uD83D\\uDE42',
    },
    {
      title: 'Read any format',
      input: 'U+0041 \\u00e9 &#x6F22; \\u{1F642}',
      options: { mode: 'decode' },
      output: 'A é 漢 🙂',
    },
  ],
});
