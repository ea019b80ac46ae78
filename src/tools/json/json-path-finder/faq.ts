import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which JSONPath syntax is supported?',
    answer:
      'All of RFC 9535, the standard of 2024: names, wildcards, indices, slices, descendants, filters with comparisons and logic, and the functions length, count, match, search and value. Older extensions such as script expressions are not part of it.',
  },
  {
    question: 'How do I select by a condition?',
    answer:
      'With a filter: $.books[?@.price < 10] selects the books below 10. @ is the element looked at and $ the whole document. Combine conditions with && and ||, negate with !, and test for presence with $.books[?@.isbn].',
  },
  {
    question: 'Why is $.first-name refused?',
    answer:
      "By the standard a name after a dot holds letters, digits and underscores only; a dash would be ambiguous. Write $['first-name'] instead. The same holds for names with blanks, dots or a digit at the start.",
  },
  {
    question: 'Are numbers in the result exact?',
    answer:
      'Yes. The values shown are cut from your text, so 12345678901234567890 keeps its digits. Comparisons inside filters use the numbers of JavaScript, which round beyond 15 digits.',
  },
  {
    question: 'Can I query JSON Lines?',
    answer:
      'Yes. Lines are read as a list, so $[*].id selects the id of every line and $[0] is the first line. With Each Document on, the query is put to every line by itself instead, as jq does, and $.id is enough. As JSON Lines writes each match on a line of its own.',
  },
] satisfies Question[];
