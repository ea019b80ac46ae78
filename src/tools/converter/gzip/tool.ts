import { decodeBase64, decodeHex, decodeUtf8, encodeBase64, encodeHex, formatBytes } from '@/engines/bytes';
import type { Format, Level } from '@/engines/compress/deflate';
import { choice, defineTool, InputError, plain, readBytes, result, resultAs, source, tabs } from '@/kit';

const load = () => import('@/engines/compress/deflate');

/** Compressed bytes as people carry them about: two hexadecimal digits each, or Base64. */
function bytesIn(text: string): Uint8Array {
  const bare = text.replace(/\s+/g, '');
  if (/^(?:0x)?(?:[\da-f]{2})+$/i.test(bare)) return decodeHex(bare);
  try {
    return decodeBase64(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError('Compressed data is written as Base64 or hexadecimal, or saved as a file', {
      ...error.details,
      hint: error.message,
    });
  }
}

const smaller = (from: number, to: number) => [
  { label: 'Before', value: formatBytes(from) },
  { label: 'After', value: formatBytes(to) },
  { label: 'Saved', value: from === 0 ? '–' : `${(100 * (1 - to / from)).toFixed(2)}%` },
];

export default defineTool({
  input: source('Input', {
    placeholder: 'Text to compress, or compressed data as Base64 or hex; you can also drop files',
  }),
  options: {
    mode: tabs('Mode', { compress: 'Compress', decompress: 'Decompress' }, 'compress'),
    format: choice('Format', { gzip: 'Gzip', zlib: 'Zlib', raw: 'Raw Deflate' }, 'gzip', {
      when: { mode: 'compress' },
    }),
    level: choice('Level', { '1': 'Fast', '6': 'Normal', '9': 'Best' }, '6', { when: { mode: 'compress' } }),
    output: choice('Write As', { base64: 'Base64', hex: 'Hexadecimal', file: 'File' }, 'base64', {
      when: { mode: 'compress' },
    }),
  },
  output: plain({ download: ({ mode }) => (mode === 'compress' ? 'compressed.txt' : 'decompressed.txt') }),
  also: ['bytes'],
  action: 'Convert',
  heavy: true,
  prepare: load,
  inverse: ({ mode }) => ({
    tool: 'gzip',
    options: { mode: mode === 'compress' ? 'decompress' : 'compress' },
    ...(mode === 'decompress' && { loses: 'the level, and the header fields' }),
  }),
  async run(input, { mode, format, level, output }, { signal }) {
    const { compress, decompress, FORMATS, getFormat } = await load();
    const provided = typeof input === 'string' ? input : await readBytes(input);
    if (mode === 'compress') {
      const bytes = typeof provided === 'string' ? new TextEncoder().encode(provided) : provided;
      const made = compress(bytes, format as Format, Number(level) as Level);
      const facts = smaller(bytes.length, made.length);
      if (output === 'file')
        return resultAs(
          'bytes',
          { bytes: made, name: format === 'gzip' ? 'compressed.gz' : 'compressed.bin' },
          { facts },
        );
      return result(output === 'hex' ? encodeHex(made) : encodeBase64(made), { facts });
    }
    // A file may hold the letters as well as the bytes.
    const letters =
      typeof provided === 'string' ? provided : getFormat(provided) === 'raw' ? decodeUtf8(provided) : undefined;
    const bytes = letters === undefined ? (provided as Uint8Array) : bytesIn(letters);
    const found = getFormat(bytes);
    const { bytes: opened, left } = decompress(bytes, found, { check: () => signal.throwIfAborted() });
    const facts = [{ label: 'Format', value: FORMATS[found] }, ...smaller(bytes.length, opened.length).slice(0, 2)];
    const notes = left > 0 ? [`Ignored what follows the compressed data: ${formatBytes(left)}.`] : [];
    const text = decodeUtf8(opened);
    return text === undefined
      ? resultAs(
          'bytes',
          { bytes: opened, name: 'decompressed.bin' },
          { facts, notes: [`These ${formatBytes(opened.length)} are not UTF-8 text.`, ...notes] },
        )
      : result(text, { facts, notes });
  },
  examples: [
    {
      title: 'Compress a log',
      input:
        'GET /index.html 200\nGET /style.css 200\nGET /app.js 200\nGET /index.html 200\nGET /style.css 200\nGET /app.js 304\nGET /index.html 304\n',
      output: 'H4sIAAAAAAAAA3N3DVHQz8xLSa3QyyjJzVEwMjDgAosVl1TmpOolFxcjhBILCvSykPikaTM2MMHQBhIDAO0GrSqCAAAA',
    },
    {
      title: 'Open gzip in Base64',
      input: 'H4sIAAAAAAACA/NIzcnJ11Eozy/KSVHkAgAYp1V7DgAAAA==',
      options: { mode: 'decompress' },
      output: 'Hello, world!\n',
    },
    {
      title: 'Open zlib in hexadecimal',
      input: '789cf348cdc9c95728cf2fca49010018ab043d',
      options: { mode: 'decompress' },
      output: 'Hello world',
    },
    {
      title: 'Compress as raw deflate',
      input: 'aaaaaaaaaa',
      options: { format: 'raw', output: 'hex' },
      output: '4b840300',
    },
  ],
});
