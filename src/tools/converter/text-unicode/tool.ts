import { choice, defineTool, plain, resultAs, tabs, text, toggle } from '@/kit';
import type { Result } from '@/kit/output';
import { escapeText, FORMATS, unescapeText } from './escapes';

/** Those that `From` names by themselves; programs of all languages are read alike, and all else is found in any text. */
const readAs = (format: string) =>
  /^(?:utf\d+|percent|punycode)$/.test(format) ? format : format in FORMATS ? 'any' : 'code';

const isEscape = (format: string): format is keyof typeof FORMATS => format in FORMATS;

type Converted = string | Promise<string | Result<never, undefined, 'fields'>>;
// Fetched when used: most visits want an escape.
const forms = () => import('./forms');

export default defineTool({
  input: text('Input', { accept: '.txt' }),
  options: {
    mode: tabs('Mode', { encode: 'Text to Unicode', decode: 'Unicode to Text' }, 'encode'),
    format: choice(
      'Format',
      {
        point: 'U+0041',
        units: '\\u0041',
        braces: '\\u{41}',
        html: '&#x41;',
        css: 'CSS \\41',
        utf8: 'UTF-8 bytes',
        utf16: 'UTF-16 bytes',
        utf32: 'UTF-32 bytes',
        percent: 'Percent %41',
        javascript: 'JavaScript',
        json: 'JSON',
        java: 'Java',
        c: 'C',
        python: 'Python',
        rust: 'Rust',
        perl: 'Perl',
        punycode: 'Punycode',
        all: 'All at once',
      },
      'point',
      { when: { mode: 'encode' } },
    ),
    asciiStays: toggle('Non-ASCII Only', false, {
      when: { mode: 'encode', format: ['units', 'braces', 'html', 'css', 'all'] },
    }),
    from: choice(
      'From',
      {
        any: 'Any escapes',
        code: 'A string of a program',
        utf8: 'UTF-8 bytes',
        utf16: 'UTF-16 bytes',
        utf32: 'UTF-32 bytes',
        percent: 'Percent %41',
        punycode: 'Punycode',
      },
      'any',
      { when: { mode: 'decode' } },
    ),
  },
  output: plain({ hero: true }),
  also: ['fields'],
  action: 'Convert',
  inverse({ mode, format, from }) {
    if (mode === 'encode' && format === 'all') return undefined;
    const back: Record<string, string> =
      mode === 'encode'
        ? { from: readAs(format) }
        : { format: from === 'code' ? 'javascript' : from === 'any' ? 'point' : from };
    return {
      tool: 'text-unicode',
      options: { mode: mode === 'encode' ? 'decode' : 'encode', ...back },
      ...(mode === 'decode' && { loses: 'how the characters were escaped' }),
    };
  },
  run(input, { mode, format, asciiStays, from }): Converted {
    if (mode === 'decode')
      return from === 'any' ? unescapeText(input) : forms().then(({ readForm }) => readForm(input, from));
    if (isEscape(format)) return escapeText(input, format, asciiStays);
    if (format !== 'all') return forms().then(({ writeForm }) => writeForm(input, format));
    return forms().then(({ writeAll }) => {
      const { rows, missing } = writeAll(input, asciiStays);
      return resultAs('fields', rows, { notes: missing });
    });
  },
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
    {
      title: 'All at once',
      input: 'é🙂',
      options: { format: 'all' },
      output: [
        { label: 'Code points', value: 'U+00E9 U+1F642' },
        { label: 'UTF-8 bytes', value: 'C3 A9 F0 9F 99 82' },
        { label: 'UTF-16 bytes', value: '00 E9 D8 3D DE 42' },
        { label: 'UTF-32 bytes', value: '00 00 00 E9 00 01 F6 42' },
        { label: 'Percent', value: '%C3%A9%F0%9F%99%82' },
        { label: 'JavaScript', value: '\\u00E9\\u{1F642}' },
        { label: 'JSON', value: '\\u00E9\\uD83D\\uDE42' },
        { label: 'Java', value: '\\u00E9\\uD83D\\uDE42' },
        { label: 'C', value: '\\u00E9\\U0001F642' },
        { label: 'Python', value: '\\xE9\\U0001F642' },
        { label: 'Rust', value: '\\u{E9}\\u{1F642}' },
        { label: 'Perl', value: '\\x{E9}\\x{1F642}' },
        { label: 'CSS', value: '\\E9 \\1F642 ' },
        { label: 'HTML', value: '&#xE9;&#x1F642;' },
        { label: 'Punycode', value: 'xn--9ca4087w' },
      ],
    },
    {
      title: 'A string of a program',
      input: 'Caf\\303\\251\\t\\x{1F642}',
      options: { mode: 'decode', from: 'code' },
      output: 'Café\t🙂',
    },
  ],
});
