import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does the Compression Level do?',
    answer:
      'Below 34 only white space is removed. From 34, strings are written with the shortest escapes that mean the same: \\u0041 becomes A and \\/ becomes /. From 67, numbers are written in their shortest form: 1.50 becomes 1.5 and 1000000 becomes 1e6. The data never changes.',
  },
  {
    question: 'Can I get the keys back after Shorten Keys?',
    answer:
      'Yes. Every key longer than three characters gets a short name, and the key map lists them. Keep the map: Restore Keys uses it to bring the long names back.',
  },
  {
    question: 'Are large numbers kept exactly?',
    answer:
      'Yes. The text is rewritten token by token, never as JavaScript numbers, so 12345678901234567890 keeps all its digits at every level.',
  },
  {
    question: 'Can JSON have comments?',
    answer:
      'Not by the standard, but many configuration files have them. They’re accepted here and removed unless you turn off Remove Comments. A // comment then keeps its line break. Allow JSONC also accepts trailing commas.',
  },
  {
    question: 'Does it support JSON Lines?',
    answer:
      'Yes. Each document is minified separately and stays on its own line. Under Documents you can turn them into one array, or an array into JSON Lines.',
  },
] satisfies Question[];
