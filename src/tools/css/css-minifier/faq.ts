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
      'Those that begin with /*!, usually licenses, and those that mention a license, copyright or source map, if Keep Important Comments is on. One inside a statement moves in front of it. All others are removed.',
  },
  {
    question: 'Why do other minifiers save more?',
    answer:
      'They also rewrite values and merge rules, which saves a few percent more but sometimes changes how a page looks. After gzip or brotli there’s hardly a difference.',
  },
  {
    question: 'What happens if there is a mistake in the CSS?',
    answer:
      'The error shows line and column, and your input stays. Nothing is dropped silently. If the last braces are missing, they’re added, as in browsers, and a note says so.',
  },
] satisfies Question[];
