import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which languages can be beautified?',
    answer:
      'JavaScript and TypeScript with JSX, HTML, CSS, SCSS, Less, JSON, XML, YAML, SQL, GraphQL, Markdown, PHP, Python and Go. Python is laid out by Ruff, Go by gofmt, SQL by sql-formatter, JSON and XML by our own engines that keep every digit and every word, the others by Prettier. All of them run in your browser, and each is fetched when it is first used.',
  },
  {
    question: 'What does Minify Code do?',
    answer:
      'It writes the code as short as is safe: JavaScript through Terser, CSS and JSON without white space and comments, HTML with white space collapsed where it does not show. XML loses comments and the white space between elements. TypeScript, JSX and Python need their lines, so only comments, blank lines and indentation shrink. The other languages have nothing to gain, and the switch is not offered.',
  },
  {
    question: 'Why does Python always indent by four spaces?',
    answer:
      'Because the style guide of the language, PEP 8, says so and every Python formatter follows it. Go is always indented by tabs, as gofmt does. For the other languages Indent Size sets 1 to 8 spaces.',
  },
  {
    question: 'Can formatting change what my code means?',
    answer:
      'No: what was formatted is read again and compared, as a syntax tree in JavaScript, TypeScript, GraphQL and PHP, token by token in CSS, SCSS and Less, as the drawn page in HTML and Markdown, value by value in YAML, word by word in SQL. A part that would change stays as you wrote it, and where that is not enough you get your own text back with a note. XML keeps text and attributes to the letter. Python and Go are left to Ruff and gofmt.',
  },
  {
    question: 'What happens when my code has a syntax error?',
    answer:
      'Nothing is guessed. The message says what the parser did not understand, with line and column, and your input stays as it is. If the code looks like another language than the chosen one, the message says that too.',
  },
] satisfies readonly Question[];
