import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'UUID Generator',
  description: 'Generate UUIDs of version 1, 3, 4, 5, 6 or 7, up to 1,000 at once in this tab, and decode any UUID.',
  keywords: [
    'uuid v7',
    'uuid v4',
    'uuid v5',
    'uuid v6',
    'uuid v1',
    'guid',
    'uuid decoder',
    'uuid timestamp',
    'rfc 9562',
    'nil uuid',
    'unique id',
    'unique identifier',
  ],
  icon: 'fingerprint-pattern',
  popularity: 3,
  generator: true,
  related: ['ulid-generator', 'random-uuid', 'random-guid', 'token-generator', 'unix-timestamp-converter', 'hash-text'],
  similar: {
    isFor: 'every version, name-based UUIDs, and decoding',
    others: ['random-uuid', 'random-guid'],
  },
});
