import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Remove Duplicate Lines',
  description: 'Delete repeated lines from a text or file, with or without case and spaces, and sort the rest.',
  keywords: ['dedupe', 'unique lines', 'uniq', 'remove duplicates', 'distinct', 'clean list'],
  icon: 'copy-x',
  popularity: 1,
  related: ['line-sorter', 'list-converter', 'email-normalizer', 'text-formatter'],
});
