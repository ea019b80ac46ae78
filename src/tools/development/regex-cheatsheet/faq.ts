import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which regex dialect is this?',
    answer:
      'JavaScript’s, as in this browser, Node.js and TypeScript. Most of it is the same in Python, Java, PHP, Go and Ruby; they differ in set operations with the v flag, named groups and lookbehind.',
  },
  {
    question: 'What is the difference between greedy and lazy?',
    answer:
      'A greedy quantifier such as .+ takes as much as it can and then backs off as needed. With a question mark, .+?, it is lazy and takes as little as it can. On <b>x</b> the pattern <.+> finds everything, <.+?> each tag.',
  },
  {
    question: 'What do lookahead and lookbehind do?',
    answer:
      'They look at what follows or comes before without making it part of the match: (?=…) followed by, (?!…) not followed by, (?<=…) preceded by, (?<!…) not preceded by.',
  },
  {
    question: 'Why was my pattern stopped after two seconds?',
    answer:
      'It backtracks too much: nested repetitions such as (a+)+ can match a text in a huge number of ways. It runs in the background and is stopped, so the page keeps working.',
  },
] satisfies Question[];
