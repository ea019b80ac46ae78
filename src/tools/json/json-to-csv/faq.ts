import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which JSON can be converted to CSV?',
    answer:
      'An array of objects, JSON Lines with one object per line, or a single object, which becomes one row: each object is a row and each key a column. Objects can have different keys; the columns are all keys in order of first appearance. For a nested array, extract it with the JSON Path Finder first.',
  },
  {
    question: 'What happens to nested objects and arrays?',
    answer:
      'With Flatten Nested Objects on, {"a":{"b":1}} becomes a column a.b, with the separator you choose, or a[b] in brackets. Arrays stay in one cell as JSON text, unless you choose a column or a row for each element; so do objects if flattening is off. null becomes an empty cell.',
  },
  {
    question: 'How do I get a row for each element of an array?',
    answer:
      'Set Arrays to “A row for each element”: the other values are repeated in each row. Name the arrays if not all are meant, such as items, items.parts; arrays next to one another give every combination.',
  },
  {
    question: 'Can I get an Excel file?',
    answer:
      'Yes, with Download XLSX. Numbers are numbers there, except those with more than 15 digits, which Excel would round: they stay text. A cell that begins with = is text, never a formula.',
  },
  {
    question: 'Why are some cells in quotes?',
    answer:
      'RFC 4180 requires it if a cell contains the delimiter, a quote or a line break; quotes inside are doubled. Cells that start or end with a space are quoted too, because many programs would drop it.',
  },
  {
    question: 'Which delimiter does Excel expect?',
    answer:
      'It depends on your regional settings: comma if numbers use a decimal point, semicolon if they use a decimal comma, as in most of Europe. Tab always works when you paste.',
  },
] satisfies Question[];
