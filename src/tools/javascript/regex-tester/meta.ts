import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Regex Tester',
  description: 'Test regular expressions live: matches, groups, replacement and explanation.',
  keywords: [
    'regular expression',
    'regexp',
    'regex101',
    'regex match',
    'regex replace',
    'capture groups',
    'redos',
    'javascript regex',
  ],
  icon: 'regex',
  popularity: 3,
  related: [
    'regex-cheatsheet',
    'random-data-from-regex',
    'substring-finder',
    'javascript-console',
    'text-diff-checker',
    'code-beautifier',
  ],
  alsoIn: ['development'],
});
