import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which of several equal lines is kept?',
    answer: 'The first, in its place. Lines that occur once stay where they are, unless you choose to sort the result.',
  },
  {
    question: 'What does Keep Original Case do?',
    answer:
      'It matters only while Case Sensitive is off. On, a line is kept as it was first written; off, all lines are written in lower case.',
  },
  {
    question: 'Does Trim Whitespace change my lines?',
    answer:
      'Yes: spaces and tabs at both ends of each line are removed, so that two lines that differ only there count as one. Without it every space counts.',
  },
  {
    question: 'How large a file can it take?',
    answer:
      'A million lines take about a second, in the background. The file is read in this browser and is not uploaded anywhere.',
  },
] satisfies Question[];
