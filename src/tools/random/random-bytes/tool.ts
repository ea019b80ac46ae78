import { encodeBase64, encodeHex } from '@/engines/bytes';
import { encodeBase32 } from '@/engines/bytes/base32';
import { choice, defineTool, integer, list, result, resultAs } from '@/kit';
import { COPIED_MESSAGE, count, entropy } from '@/kit/generator';

const WRITERS = {
  raw: (bytes: Uint8Array) => bytes.join(', '),
  hex: (bytes: Uint8Array) => encodeHex(bytes),
  base64: encodeBase64,
  base32: encodeBase32,
  c: (bytes: Uint8Array) =>
    `unsigned char bytes[${bytes.length}] = { ${Array.from(bytes, (byte) => `0x${byte.toString(16).padStart(2, '0')}`).join(', ')} };`,
} as const;
const AS_TEXT = Object.keys(WRITERS);

export default defineTool({
  options: {
    length: integer('Length', 16, { min: 1, max: 1024, unit: 'bytes', when: { format: AS_TEXT } }),
    fileSize: integer('File Size', 1_048_576, { min: 1, max: 10_485_760, unit: 'bytes', when: { format: 'file' } }),
    format: choice(
      'Format',
      { raw: 'Raw (decimal)', hex: 'Hex', base64: 'Base64', base32: 'Base32', c: 'C array', file: 'File' },
      'hex',
    ),
    count: { ...count(1), when: { format: AS_TEXT } },
  },
  output: list({ label: 'Bytes', copiedMessage: COPIED_MESSAGE }),
  also: ['bytes'],
  action: 'Generate',
  run(_, { length, fileSize, format, count }, { random }) {
    if (format === 'file')
      return resultAs(
        'bytes',
        { bytes: random.bytes(fileSize), name: 'random.bin' },
        { facts: [entropy(fileSize * 8)] },
      );
    const write = WRITERS[format];
    return result(
      Array.from({ length: count }, () => write(random.bytes(length))),
      { facts: [entropy(length * 8)] },
    );
  },
  examples: [
    { title: 'A key of 128 bits', input: undefined, output: ['9c5330fbb76cbe5a8920ac81d9ae54be'] },
    {
      title: 'Four bytes as numbers',
      input: undefined,
      options: { length: 4, format: 'raw', count: 2 },
      output: ['156, 83, 48, 251', '183, 108, 190, 90'],
    },
    {
      title: 'A key of 256 bits',
      input: undefined,
      options: { length: 32, format: 'base64' },
      output: ['nFMw+7dsvlqJIKyB2a5Uvmr0uZE5ukZAyhu7aYlojks='],
    },
    {
      title: 'An array for a C source',
      input: undefined,
      options: { length: 4, format: 'c' },
      output: ['unsigned char bytes[4] = { 0x9c, 0x53, 0x30, 0xfb };'],
    },
  ],
});
