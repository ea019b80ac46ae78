import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Substring Finder',
  description:
    'Find every occurrence of a text or regex: count, positions and highlighting, case and whole-word options, Replace All with undo.',
  keywords: [
    'find and replace',
    'search text',
    'count occurrences',
    'highlight text',
    'string search',
    'regex search',
    'indexOf',
  ],
  icon: 'text-search',
  related: ['regex-tester', 'string-length-calculator', 'text-diff-checker', 'text-formatter', 'word-counter'],
});
