import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which of several equal lines is kept?',
    answer:
      'The first, or with Keep: Last of Each the last. All lines stay in order, unless you choose to sort the result.',
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
    question: 'Can I find duplicates by a column, such as an email address?',
    answer:
      'Yes. Set Compare By to Column and give its number and separator: lines with the same value there count as duplicates. With Regex, what the pattern matches decides. Lines without the column or a match are all kept.',
  },
  {
    question: 'How do I list only the duplicates?',
    answer: 'Set Keep to Only Repeated. Counts writes how often each occurs, and Most Frequent First sorts by it.',
  },
  {
    question: 'How large a file can it take?',
    answer: 'A million lines take about a second, in the background. The file isn’t uploaded.',
  },
] satisfies Question[];
