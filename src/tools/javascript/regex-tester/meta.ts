import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Regex Tester',
  description: 'Test regular expressions live: matches, groups, replacement, explanation, diagram and code.',
  keywords: [
    'regular expression',
    'regexp',
    'regex101',
    'regex match',
    'regex replace',
    'capture groups',
    'redos',
    'catastrophic backtracking',
    'railroad diagram',
    'regex visualizer',
    'regex to code',
    're2',
    'pcre',
    'javascript regex',
    'email regex',
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
