import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I use these strings as tokens or keys?',
    answer:
      'Yes, if the entropy is high enough. They come from the secure random source of your system. Take at least 22 letters and digits for 128 bits; the figure beside the result tells.',
  },
  {
    question: 'What does Case Sensitive change?',
    answer:
      'With it on, capital and small letters are both drawn. With it off there are small letters only, for systems that treat Abc and abc as the same.',
  },
  {
    question: 'How does it differ from the password generator?',
    answer:
      'Here every string of the chosen characters is equally likely, so one may happen to hold no digit. The password generator makes sure that each kind of character occurs.',
  },
  {
    question: 'Which special characters are used?',
    answer:
      'The 32 printable ASCII characters that are neither letters, digits nor the space, from the exclamation mark to the tilde.',
  },
] satisfies Question[];
