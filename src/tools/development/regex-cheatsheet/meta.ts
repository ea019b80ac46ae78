import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Regex Cheatsheet',
  description: 'A hundred regular expressions explained, from classes to lookbehind: try and change each one in place.',
  keywords: [
    'regex reference',
    'regular expression',
    'regexp',
    'lookahead',
    'regex examples',
    'javascript regex',
    'pattern',
  ],
  icon: 'regex',
  related: ['regex-tester', 'random-data-from-regex', 'git-cheatsheet', 'substring-finder', 'text-diff-checker'],
});
