import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does the Compression Level do?',
    answer:
      'Below 34 only white space goes. From 34 on, strings are written with the shortest escapes that mean the same: \\u0041 becomes A and \\/ becomes /. From 67 on, numbers are written in the shortest way of the same value: 1.50 becomes 1.5 and 1000000 becomes 1e6. The data never changes.',
  },
  {
    question: 'Can I get the keys back after Shorten Keys?',
    answer:
      'Yes. Every key of more than three characters gets a short name, and the key map says which stands for which. Keep the map: Restore Keys with the short JSON and its map gives the long names back.',
  },
  {
    question: 'Are large numbers kept exactly?',
    answer:
      'Yes. The text is rewritten token by token and never read into JavaScript numbers, so 12345678901234567890 keeps all its digits at every level.',
  },
  {
    question: 'Can JSON have comments?',
    answer:
      'Not by its standard, but many configuration files have them. They are accepted here, and removed unless you switch Remove Comments off. A comment after // then keeps the line break that ends it. Trailing commas are read with Allow JSONC.',
  },
  {
    question: 'Does it take JSON Lines?',
    answer:
      'Yes. Each document is minified by itself and stays on a line of its own. Under Documents you can have them as one array instead, or write an array as JSON Lines.',
  },
] satisfies Question[];
