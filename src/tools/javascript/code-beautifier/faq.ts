import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which languages can be beautified?',
    answer:
      'JavaScript and TypeScript with JSX, HTML, CSS, SCSS, Less, JSON, XML, YAML, SQL, GraphQL, Markdown, PHP, Python and Go. Ruff formats Python, gofmt Go, sql-formatter SQL, our own engines JSON and XML (keeping every digit and word), and Prettier the rest. They all run in your browser and load on first use.',
  },
  {
    question: 'What does Minify Code do?',
    answer:
      'It makes the code as short as is safe: JavaScript with Terser, CSS and JSON without white space and comments, HTML with invisible white space collapsed. XML loses comments and the white space between elements. TypeScript, JSX and Python need their lines, so only comments, blank lines and indentation shrink. For the other languages there’s nothing to gain, so the option isn’t shown.',
  },
  {
    question: 'Why does Python always indent by four spaces?',
    answer:
      'Python’s style guide, PEP 8, says so, and every Python formatter follows it. Go always uses tabs, like gofmt. For other languages Indent Size sets 1 to 8 spaces.',
  },
  {
    question: 'Can formatting change what my code means?',
    answer:
      'No: the result is parsed again and compared: as a syntax tree in JavaScript, TypeScript, GraphQL and PHP, token by token in CSS, SCSS and Less, as the rendered page in HTML and Markdown, value by value in YAML, word by word in SQL. If a part would change, it stays as you wrote it, or you get your own text back with a note. XML keeps text and attributes exactly. Python and Go are left to Ruff and gofmt.',
  },
  {
    question: 'What happens when my code has a syntax error?',
    answer:
      'You get an error that says what the parser didn’t understand, with line and column, and your input stays. If the code looks like another language than the chosen one, it tells you that too.',
  },
] satisfies readonly Question[];
