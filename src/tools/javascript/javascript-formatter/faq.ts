import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can it format minified JavaScript?',
    answer:
      'Yes. The code is parsed and rewritten by Prettier, so one long line becomes readable code with indentation and line breaks. Names that a minifier shortened can’t be restored: they’re no longer in the code.',
  },
  {
    question: 'Does it read TypeScript and JSX?',
    answer:
      'Yes, both. Code that doesn’t parse as JavaScript with JSX is read as TypeScript, so you don’t have to choose. If neither works, the error says what’s wrong and where, and your input stays.',
  },
  {
    question: 'Does formatting change what my code does?',
    answer:
      'No. Only white space, quotes, parentheses, semicolons and trailing commas change, and only where the meaning stays the same. Remove Comments only removes comments; text that looks like one inside a string, a template or a regular expression stays.',
  },
  {
    question: 'What does an Indent Size of 0 do?',
    answer:
      'Every line starts at the left edge, with the line breaks of formatted code. 2 is the default of most style guides, 4 and 8 appear in older code.',
  },
] satisfies readonly Question[];
