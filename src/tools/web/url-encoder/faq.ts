import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which characters are left as they are?',
    answer:
      'Letters and digits without accents, and - _ . ! ~ * ’ ( ). Everything else is written as the % codes of its UTF-8 bytes, which is what encodeURIComponent does in every browser.',
  },
  {
    question: 'Can I encode a whole address with it?',
    answer:
      'It would encode the slashes and colons too, so that the address can be a value inside another one, as in ?next=https%3A%2F%2F… To encode a whole address and keep its parts, use the URL Encoder/Decoder.',
  },
  {
    question: 'Why is a space %20 and not +?',
    answer:
      '%20 is right everywhere in an address. The plus sign stands for a space only in form data; in a path it is a plus sign.',
  },
] satisfies Question[];
