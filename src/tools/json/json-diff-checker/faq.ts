import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does the order of keys matter?',
    answer:
      'No. Objects are compared key by key, so order is never a difference, and neither are white space, escapes or 1.0 versus 1. Sort Keys only lists the differences by key. The order of arrays does matter, unless you turn on Ignore Array Order.',
  },
  {
    question: 'What happens when an element is inserted into an array?',
    answer:
      'It’s shown as one addition. Arrays are aligned first, so the elements after it don’t count as changed, and an edited element is compared with the most similar one.',
  },
  {
    question: 'How are the elements of two lists matched?',
    answer:
      'By a key, if there is one: a member such as id, uuid, userId or name that every element of both lists has, with unique values. Match Arrays By lets you choose another key, or none. An element in a different place is then moved instead of removed and added; Ignore Array Order doesn’t count that either.',
  },
  {
    question: 'Can I ignore timestamps or other fields?',
    answer:
      'Yes, with Ignore Paths: a list of JSONPath queries from RFC 9535 ($.updatedAt, $..etag, $.items[*].price, $.users[?@.test]) or of JSON Pointers with * for any step (/items/*/price). Anything they match is ignored in both documents.',
  },
  {
    question: 'Can I get the difference as a JSON Patch?',
    answer:
      'Yes: JSON Patch lists the RFC 6902 operations (add, remove, replace, move) that turn the left document into the right one, in the order to apply them, with every number digit for digit. On the command line, use --output-format patch.',
  },
  {
    question: 'What do the Ignore options do?',
    answer:
      'Ignore Whitespace and Ignore Case apply to strings and keys: "a b" and "AB" become the same. Ignore Data Type compares values as text, so 1 and "1", or true and "true", are the same.',
  },
  {
    question: 'What if one side isn’t valid JSON?',
    answer: 'You see what’s wrong and where, and the two texts are compared line by line instead.',
  },
] satisfies Question[];
