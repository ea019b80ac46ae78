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
      'It is not meant to, and is tested for it. In XML, text and attributes stay to the letter, and so does white space beside text. YAML is read again after formatting and compared value by value; blocks with blanks at the ends of lines keep them. SQL is compared word by word, and names keep their case. Text in JSX is drawn the same, with runs of blanks as one.',
  },
  {
    question: 'What happens when my code has a syntax error?',
    answer:
      'Nothing is guessed. The message says what the parser did not understand, with line and column, and your input stays as it is. If the code looks like another language than the chosen one, the message says that too.',
  },
] satisfies readonly Question[];
