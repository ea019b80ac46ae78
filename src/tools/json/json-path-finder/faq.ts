import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I get the path of a value?',
    answer:
      'Click the value in the document below the result, or move there with the arrow keys: its path stands above, to copy or to use as the query. Show: Paths writes the paths of all matches.',
  },
  {
    question: 'Which JSONPath syntax is supported?',
    answer:
      'All of RFC 9535, the 2024 standard: names, wildcards, indices, slices, descendants, filters with comparisons and logic, and the functions length, count, match, search and value. Older extensions such as script expressions aren’t part of it.',
  },
  {
    question: 'How do I select by a condition?',
    answer:
      'With a filter: $.books[?@.price < 10] selects books under 10. @ is the current element and $ the whole document. Combine conditions with && and ||, negate with !, and test for presence with $.books[?@.isbn].',
  },
  {
    question: 'Why is $.first-name rejected?',
    answer:
      "In the standard, a name after a dot can only have letters, digits and underscores; a dash would be ambiguous. Write $['first-name'] instead, also for names with spaces, dots or a digit at the start.",
  },
  {
    question: 'Are numbers in the result exact?',
    answer:
      'Yes. Values are copied from your text, so 12345678901234567890 keeps its digits. Comparisons inside filters use JavaScript numbers, which round beyond 15 digits.',
  },
  {
    question: 'Can I query JSON Lines?',
    answer:
      'Yes. Lines are read as a list: $[*].id selects every line’s id, and $[0] the first line. With Each Document on, the query runs on every line separately, like jq, and $.id is enough. As JSON Lines writes each match on its own line.',
  },
] satisfies Question[];
