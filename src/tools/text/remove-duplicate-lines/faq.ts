import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which of several equal lines is kept?',
    answer: 'The first. All lines stay in order, unless you choose to sort the result.',
  },
  {
    question: 'What does Keep Original Case do?',
    answer:
      'It only matters if Case Sensitive is off. On: lines keep their original case. Off: all lines become lower case.',
  },
  {
    question: 'Does Trim Whitespace change my lines?',
    answer:
      'Yes: spaces and tabs at both ends of each line are removed, so two lines that only differ there count as one. Without it, every space counts.',
  },
  {
    question: 'How large a file can it take?',
    answer: 'A million lines take about a second, in the background. The file isn’t uploaded.',
  },
] satisfies Question[];
