import { decodeBase64, decodeUtf8, encodeBase64, encodeBase64url, formatBytes } from '@/engines/bytes';
import { defineTool, plain, readBytes, resultAs, source, tabs, toggle } from '@/kit';

type Content = string | Uint8Array;

const bytesOf = (content: Content) => (typeof content === 'string' ? new TextEncoder().encode(content) : content);
const encode = (content: Content) => encodeBase64(bytesOf(content));
const encodeUrlSafe = (content: Content) => encodeBase64url(bytesOf(content));

function decode(content: Content) {
  const bytes = decodeBase64(typeof content === 'string' ? content : (decodeUtf8(content) ?? '?'));
  return (
    decodeUtf8(bytes) ??
    resultAs(
      'bytes',
      { bytes, name: 'decoded.bin' },
      { notes: [`These ${formatBytes(bytes.length)} are not UTF-8 text.`] },
    )
  );
}

export default defineTool({
  input: source('Input', { placeholder: 'Text or Base64; a file to encode can be dropped here' }),
  options: {
    mode: tabs('Mode', { encode: 'Encode', decode: 'Decode' }, 'encode'),
    urlSafe: toggle('URL-safe', false, {
      when: { mode: 'encode' },
      hint: 'Writes - and _ instead of + and /, without padding',
    }),
  },
  output: plain({ download: ({ mode }) => (mode === 'encode' ? 'encoded.txt' : 'decoded.txt') }),
  also: ['bytes'],
  action: 'Convert',
  inverse: ({ mode }) => ({
    tool: 'base64-string',
    options: { mode: mode === 'encode' ? 'decode' : 'encode' },
    ...(mode === 'decode' && { loses: 'line breaks and missing padding' }),
  }),
  run(input, { mode, urlSafe }) {
    const convert = mode === 'decode' ? decode : urlSafe ? encodeUrlSafe : encode;
    return typeof input === 'string' ? convert(input) : readBytes(input).then(convert);
  },
  examples: [
    { title: 'Encode text', input: 'Grüße, 世界 🙂', output: 'R3LDvMOfZSwg5LiW55WMIPCfmYI=' },
    { title: 'Decode', input: 'SGVsbG8sIHdvcmxkIQ==', options: { mode: 'decode' }, output: 'Hello, world!' },
    { title: 'URL-safe', input: 'a?b>c~~~', options: { urlSafe: true }, output: 'YT9iPmN-fn4' },
  ],
});
