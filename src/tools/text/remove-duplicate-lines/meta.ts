import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Remove Duplicate Lines',
  description:
    'Delete repeated lines from a text or file, by whole line, column or regex; keep the first, the last or only the repeated, with counts.',
  keywords: [
    'dedupe',
    'unique lines',
    'uniq',
    'remove duplicates',
    'distinct',
    'clean list',
    'count duplicates',
    'find duplicates',
  ],
  icon: 'copy-x',
  popularity: 1,
  related: ['line-sorter', 'list-converter', 'email-normalizer', 'text-formatter'],
});
