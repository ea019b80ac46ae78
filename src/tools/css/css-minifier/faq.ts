import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can minifying break my styles?',
    answer:
      'Not here. White space and comments are removed; selectors, values, their order and repeated declarations, which may be fallbacks for older browsers, stay as they are. Nesting, @layer, @container and @scope are understood.',
  },
  {
    question: 'Which comments are kept?',
    answer:
      'Those that begin with /*!, usually licences, and those that speak of a license, a copyright or a source map, while Keep Important Comments is on. One inside a statement moves in front of it. All others go.',
  },
  {
    question: 'Why is it smaller elsewhere?',
    answer:
      'Other minifiers also rewrite values and merge rules, which saves a few percent more and now and then changes what a page looks like. After gzip or brotli on the server the difference is hardly there.',
  },
  {
    question: 'What happens if there is a mistake in the CSS?',
    answer:
      'The place is shown with line and column, and your input stays. Nothing is dropped silently. A sheet whose last braces are missing is closed at its end, as browsers do, and a note says so.',
  },
] satisfies Question[];
