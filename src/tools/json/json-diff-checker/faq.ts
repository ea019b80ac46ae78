import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does the order of keys matter?',
    answer:
      'No. Objects are compared key by key, so their order is never a difference, and neither are white space, escapes or 1.0 for 1. Sort Keys only lists the differences by key. The order of arrays means something and does count.',
  },
  {
    question: 'What happens when an element is inserted into an array?',
    answer:
      'It is shown as one addition. The arrays are aligned first, so the elements after it are not reported as changed, and an element that was edited is compared with the one it resembles most.',
  },
  {
    question: 'What do the Ignore options do?',
    answer:
      'Ignore Whitespace and Ignore Case act inside strings and keys: "a b" and "AB" become the same. Ignore Data Type compares values by their text, so 1 and "1", or true and "true", are the same.',
  },
  {
    question: 'What if one side is not valid JSON?',
    answer:
      'You are told what is wrong and where, and the two texts are compared line by line instead, so you still see what differs.',
  },
] satisfies Question[];
