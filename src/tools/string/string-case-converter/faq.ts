import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does it convert each line separately?',
    answer: 'Yes. A list of names becomes a list of names: every line is converted separately, and line breaks stay.',
  },
  {
    question: 'What does Remove Punctuation remove?',
    answer:
      'Full stops, commas, quotes, brackets, dashes and the like, after changing the case, so sentences are still detected. Letters, digits, spaces, emoji and the separators of snake_case and kebab-case stay.',
  },
  {
    question: 'What does Ignore Special Chars do?',
    answer:
      'In camelCase, PascalCase, snake_case and kebab-case symbols normally separate words and disappear. With this on, they stay and only spaces separate words: foo@bar baz becomes foo@barBaz.',
  },
  {
    question: 'How is this different from the Text Case Converter?',
    answer:
      'They share an engine. This page converts to one case and can clean up the text; the other shows fifteen cases at once.',
  },
  {
    question: 'How do the title styles differ?',
    answer:
      'All write articles and short conjunctions small. AP, APA and the New York Times capitalize words such as With and From, Chicago from five letters on (Between), MLA no preposition at all. APA leaves a small last word small. Names such as iPhone and NASA stay as they are. A preposition that belongs to a verb (Turn Off) can’t be told from others.',
  },
] satisfies Question[];
