import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which languages can be beautified?',
    answer:
      'JavaScript with JSX, TypeScript, HTML, CSS, SCSS, Less, JSON, Markdown and Python. Python is laid out by Ruff, JSON by our own engine that keeps every digit, the others by Prettier. All of them run in your browser.',
  },
  {
    question: 'What does Minify Code do?',
    answer:
      'It writes the code as short as is safe: JavaScript through Terser, CSS and JSON without white space and comments, HTML with white space collapsed where it does not show. TypeScript and Python need their lines, so only comments, blank lines and indentation shrink.',
  },
  {
    question: 'Why does Python always indent by four spaces?',
    answer:
      'Because the style guide of the language, PEP 8, says so and every Python formatter follows it. For the other languages Indent Size sets 1 to 8 spaces.',
  },
  {
    question: 'What happens when my code has a syntax error?',
    answer:
      'Nothing is guessed. The message says what the parser did not understand, with line and column, and your input stays as it is. If the code looks like another language than the chosen one, the message says that too.',
  },
] satisfies readonly Question[];
