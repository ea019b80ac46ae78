import { encodeBase64, encodeHex } from '@/engines/bytes';
import { choice, integer } from '@/kit';
import { count, defineGenerator, entropy } from '@/kit/generator';

const WRITERS = {
  raw: (bytes: Uint8Array) => bytes.join(', '),
  hex: (bytes: Uint8Array) => encodeHex(bytes),
  base64: encodeBase64,
} as const;

export default defineGenerator({
  label: 'Bytes',
  options: {
    length: integer('Length', 16, { min: 1, max: 1024, unit: 'bytes' }),
    format: choice('Format', { raw: 'Raw (decimal)', hex: 'Hex', base64: 'Base64' }, 'hex'),
    count: count(1),
  },
  prepare: ({ length, format }) => ({
    one: (random) => WRITERS[format](random.bytes(length)),
    facts: [entropy(length * 8)],
  }),
  examples: [
    { title: 'A key of 128 bits', output: ['9c5330fbb76cbe5a8920ac81d9ae54be'] },
    {
      title: 'Four bytes as numbers',
      options: { length: 4, format: 'raw', count: 2 },
      output: ['156, 83, 48, 251', '183, 108, 190, 90'],
    },
    {
      title: 'A key of 256 bits',
      options: { length: 32, format: 'base64' },
      output: ['nFMw+7dsvlqJIKyB2a5Uvmr0uZE5ukZAyhu7aYlojks='],
    },
  ],
});
