import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'ULID Generator',
  description: 'Generate sortable ULIDs, up to 1,000 at once in this tab, and read the time inside any ULID.',
  keywords: [
    'ulid',
    'sortable id',
    'ulid decoder',
    'ulid timestamp',
    'lexicographically sortable',
    'crockford base32',
    'unique id',
    'ulid to uuid',
  ],
  icon: 'list-ordered',
  generator: true,
  related: ['uuid-generator', 'random-uuid', 'token-generator', 'unix-timestamp-converter', 'random-guid'],
});
