import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can minifying break my styles?',
    answer:
      'Not at the level Safe. White space and comments are removed; selectors, values, their order and repeated declarations, which may be fallbacks for older browsers, stay as they are. Nesting, @layer, @container and @scope are understood. Values and Merge change only what means the same in every browser that knows it.',
  },
  {
    question: 'Which comments are kept?',
    answer:
      'Those that begin with /*!, usually licenses, and those that mention a license, copyright or source map, if Keep Important Comments is on. One inside a statement moves in front of it. All others are removed.',
  },
  {
    question: 'What do the levels Values and Merge do?',
    answer:
      'Values writes colors and numbers in their shortest form, drops units of zero (never in variables, calc() or flex), joins four sides into one declaration, and removes declarations that come twice. Merge also joins equal rules and equal @media blocks that stand one behind the other. Variables keep their values, and what may be a fallback stays.',
  },
  {
    question: 'Does it matter once the server compresses?',
    answer:
      'Less than it seems: gzip and Brotli already shorten what repeats. Turn on Compressed Sizes to see both, before and after: gzip at level 9, and Brotli at quality 11, or 9 above 2 MB. Browsers without an encoder for Brotli, such as Chrome, get one from this site; its sizes are within half a percent of a server’s, or a few bytes.',
  },
  {
    question: 'What happens if there is a mistake in the CSS?',
    answer:
      'The error shows line and column, and your input stays. Nothing is dropped silently. If the last braces are missing, they’re added, as in browsers, and a note says so.',
  },
] satisfies Question[];
