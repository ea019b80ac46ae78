import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does the order of keys matter?',
    answer:
      'No. Objects are compared key by key, so their order is never a difference, and neither are white space, escapes or 1.0 for 1. Sort Keys only lists the differences by key. The order of arrays means something and does count, unless you switch on Ignore Array Order.',
  },
  {
    question: 'What happens when an element is inserted into an array?',
    answer:
      'It is shown as one addition. The arrays are aligned first, so the elements after it are not reported as changed, and an element that was edited is compared with the one it resembles most.',
  },
  {
    question: 'How are the elements of two lists matched?',
    answer:
      'By a key, where there is one: a member such as id, uuid, userId or name that every element of both lists has, each with a value of its own. Match Arrays By takes another key of your choice, or none. An element that only stands elsewhere is then moved rather than removed and added; Ignore Array Order does not count even that.',
  },
  {
    question: 'Can I leave out time stamps or other fields?',
    answer:
      'Yes, with Ignore Paths: a list of JSONPath queries as RFC 9535 has them ($.updatedAt, $..etag, $.items[*].price, $.users[?@.test]) or of JSON Pointers with * for any step (/items/*/price). What they name is treated as if it were in neither document.',
  },
  {
    question: 'Can I get the difference as a JSON Patch?',
    answer:
      'Yes: JSON Patch gives the operations of RFC 6902 (add, remove, replace, move) that make the right document of the left one, in an order in which they can be applied, with every number digit for digit. On the command line it is --output-format patch.',
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
