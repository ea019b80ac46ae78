import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does it convert each line by itself?',
    answer:
      'Yes. A list of names becomes a list of names: every line is converted on its own, and line breaks stay as they are.',
  },
  {
    question: 'What does Remove Punctuation take away?',
    answer:
      'Full stops, commas, quotes, brackets, dashes and the like, after the case was changed, so that sentences are still recognised. It leaves letters, digits, spaces and emoji. The separators of snake_case and kebab-case stay.',
  },
  {
    question: 'What does Ignore Special Chars do?',
    answer:
      'In camelCase, PascalCase, snake_case and kebab-case signs normally separate words and vanish. With this on they stay where they stand and only spaces separate words: foo@bar baz becomes foo@barBaz.',
  },
  {
    question: 'How is this different from the Text Case Converter?',
    answer:
      'The engine is the same. This page converts to one case with ways to clean up; the other shows fifteen cases of the same text at once.',
  },
] satisfies Question[];
