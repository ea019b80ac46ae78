import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which JSON can be converted to CSV?',
    answer:
      'An array of objects, JSON Lines with an object on each line, or a single object, which is one row: each object becomes a row and each key a column. Objects may lack keys or have more than others; the columns are all keys that occur, in the order they first appear. For an array somewhere inside, take it out with the JSON Path Finder first.',
  },
  {
    question: 'What happens to nested objects and arrays?',
    answer:
      'With Flatten Nested Objects on, {"a":{"b":1}} becomes a column a.b, with the separator of your choice, or a[b] in brackets. Arrays stay in one cell as JSON text, unless you ask for a column for each element; so do objects when flattening is off. null becomes an empty cell.',
  },
  {
    question: 'Why are some cells in quotes?',
    answer:
      'RFC 4180 asks for it where a cell holds the delimiter, a quote or a line break; quotes inside are doubled. Cells that begin or end with a blank are quoted too, because many programs would drop it.',
  },
  {
    question: 'Which delimiter does Excel expect?',
    answer:
      'The one of your regional settings: comma where numbers have a decimal point, semicolon where they have a decimal comma, as in most of Europe. Tab works everywhere when you paste.',
  },
] satisfies Question[];
