import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can it format minified JavaScript?',
    answer:
      'Yes. The code is parsed and written again by Prettier, so one long line becomes readable code with indentation and line breaks. Names that a minifier shortened cannot be brought back: they are not in the code any more.',
  },
  {
    question: 'Does it read TypeScript and JSX?',
    answer:
      'Both. What does not parse as JavaScript with JSX is read as TypeScript, so you need not choose. When neither fits, the message says what is wrong and where, and your input stays as it is.',
  },
  {
    question: 'Does formatting change what my code does?',
    answer:
      'No. Only white space, quotes, parentheses, semicolons and trailing commas change, where they mean the same. Remove Comments removes comments and nothing else; text that looks like one inside a string, a template or a regular expression stays.',
  },
  {
    question: 'What does an Indent Size of 0 do?',
    answer:
      'Every line starts at the left edge, with the line breaks of formatted code. 2 is the default of most style guides, 4 and 8 are found in older code.',
  },
] satisfies readonly Question[];
