import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which dialect of regular expressions is this?',
    answer:
      'JavaScript’s, as in this browser, Node.js and TypeScript. Most of it is the same in Python, Java, PHP, Go and Ruby; set operations with the v flag, named groups and lookbehind are where they differ.',
  },
  {
    question: 'What is the difference between greedy and lazy?',
    answer:
      'A greedy quantifier such as .+ takes as much as it can and gives back what is needed. With a question mark, .+?, it is lazy and takes as little as it can. On <b>x</b> the pattern <.+> finds everything, <.+?> each tag.',
  },
  {
    question: 'What do lookahead and lookbehind do?',
    answer:
      'They look at what follows or comes before without making it part of the match: (?=…) followed by, (?!…) not followed by, (?<=…) preceded by, (?<!…) not preceded by.',
  },
  {
    question: 'Why does my pattern stop after two seconds?',
    answer:
      'It backtracks without end: repetitions within repetitions such as (a+)+ can match a text in very many ways. The try-out runs in the background and is ended, so the page stays alive.',
  },
] satisfies Question[];
