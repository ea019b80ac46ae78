import { grouped } from '@/engines/number/grouped';
import { defineTool, plain, readBytes, source, summary, tabs, toggle } from '@/kit';
import type { Result } from '@/kit/output';
import { decode } from './decode';
import { encode, encodeAsUri, encodeLines } from './encode';

type Converted = string | Result<string> | Result<never, undefined, 'bytes'>;

export default defineTool({
  input: source('Input', { placeholder: 'Text, Base64 or a data URI; you can also drop a file to encode' }),
  options: {
    mode: tabs('Mode', { encode: 'Encode', decode: 'Decode' }, 'encode'),
    urlSafe: toggle('URL-safe', false, {
      when: { mode: 'encode' },
      hint: 'Writes - and _ instead of + and /, without padding',
    }),
    dataUri: toggle('Data URI', false, {
      when: { mode: 'encode', urlSafe: false, eachLine: false },
      hint: 'Writes data:image/png;base64,… with the right type, for src, href and url()',
    }),
    eachLine: toggle('Line by Line', false, { hint: 'Encodes or decodes each line separately' }),
  },
  output: plain({ hero: true, download: ({ mode }) => (mode === 'encode' ? 'encoded.txt' : 'decoded.txt') }),
  also: ['bytes'],
  action: 'Convert',
  inverse: ({ mode, eachLine }) => ({
    tool: 'base64-string',
    options: { mode: mode === 'encode' ? 'decode' : 'encode', ...(eachLine && { eachLine }) },
    ...(mode === 'decode' && { loses: 'line breaks, missing padding and the type of a data URI' }),
  }),
  run(input, { mode, urlSafe, dataUri, eachLine }) {
    const convert = (content: string | Uint8Array, name?: string): Converted | Promise<Converted> => {
      if (mode === 'decode') return decode(content, eachLine);
      if (eachLine) return encodeLines(content, urlSafe);
      return dataUri && !urlSafe ? encodeAsUri(content, name) : encode(content, urlSafe);
    };
    return typeof input === 'string' ? convert(input) : readBytes(input).then((bytes) => convert(bytes, input.name));
  },
  summarize({ shown }, { options: { mode } }) {
    if (shown.kind !== 'text' || /\n/.test(shown.value)) return undefined;
    return summary(shown.value, `${mode === 'decode' ? 'decoded, ' : ''}${grouped(shown.value.length)} characters`);
  },
  examples: [
    { title: 'Encode text', input: 'Grüße, 世界 🙂', output: 'R3LDvMOfZSwg5LiW55WMIPCfmYI=' },
    { title: 'Decode', input: 'SGVsbG8sIHdvcmxkIQ==', options: { mode: 'decode' }, output: 'Hello, world!' },
    { title: 'URL-safe', input: 'a?b>c~~~', options: { urlSafe: true }, output: 'YT9iPmN-fn4' },
    {
      title: 'A picture as data URI',
      input:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="teal"/></svg>',
      options: { dataUri: true },
      output:
        'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9IjQiIGN5PSI0IiByPSI0IiBmaWxsPSJ0ZWFsIi8+PC9zdmc+',
    },
    {
      title: 'Decode a data URI',
      input: 'data:text/plain;charset=utf-8;base64,R3LDvMOfZQ==',
      options: { mode: 'decode' },
      output: 'Grüße',
    },
    {
      title: 'One value in each line',
      input: 'YWxpY2U=\nYm9i\nY2Fyb2w=',
      options: { mode: 'decode', eachLine: true },
      output: 'alice\nbob\ncarol',
    },
  ],
});
