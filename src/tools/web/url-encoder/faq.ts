import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which characters stay as they are?',
    answer:
      'Letters and digits without accents, and - _ . ! ~ * ’ ( ). Everything else becomes % codes of its UTF-8 bytes, exactly like encodeURIComponent.',
  },
  {
    question: 'Can I encode a whole URL with it?',
    answer:
      'It would encode the slashes and colons too, so the URL can be a value inside another one, as in ?next=https%3A%2F%2F… To encode a whole URL and keep its parts, use the URL Encoder/Decoder.',
  },
  {
    question: 'Why is a space %20 and not +?',
    answer: '%20 works everywhere in a URL. A plus sign only means a space in form data; in a path it’s a plus sign.',
  },
] satisfies Question[];
