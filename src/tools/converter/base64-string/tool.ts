import { decodeBase64, decodeUtf8, encodeBase64, encodeBase64url, formatBytes } from '@/engines/bytes';
import { defineTool, plain, readBytes, resultAs, source, tabs, toggle } from '@/kit';

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
  action: 'Convert',
  async run(input, { mode, urlSafe }) {
    const bytes = await readBytes(input);
    if (mode === 'encode') return urlSafe ? encodeBase64url(bytes) : encodeBase64(bytes);
    const decoded = decodeBase64(typeof input === 'string' ? input : (decodeUtf8(bytes) ?? '?'));
    const text = decodeUtf8(decoded);
    return (
      text ??
      resultAs(
        'bytes',
        { bytes: decoded, name: 'decoded.bin' },
        { notes: [`These ${formatBytes(decoded.length)} are not UTF-8 text.`] },
      )
    );
  },
  examples: [
    { title: 'Encode text', input: 'Grüße, 世界 🙂', output: 'R3LDvMOfZSwg5LiW55WMIPCfmYI=' },
    { title: 'Decode', input: 'SGVsbG8sIHdvcmxkIQ==', options: { mode: 'decode' }, output: 'Hello, world!' },
    { title: 'URL-safe', input: 'a?b>c~~~', options: { urlSafe: true }, output: 'YT9iPmN-fn4' },
  ],
});
