import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Random Data from Regex',
  description:
    'Generate random text that matches a regular expression: groups, classes, back-references, look-ahead and Unicode.',
  keywords: ['regex generator', 'reverse regex', 'string from regex', 'test data', 'randexp', 'xeger'],
  icon: 'regex',
  generator: true,
  related: ['regex-tester', 'random-string', 'random-csv', 'random-json'],
});
