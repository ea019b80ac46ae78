import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I use these strings as tokens or keys?',
    answer:
      'Yes, if the entropy is high enough. They come from your system’s secure random source. Use at least 22 letters and digits for 128 bits; the entropy is shown next to the result.',
  },
  {
    question: 'What does Case Sensitive change?',
    answer: 'On: upper and lower case. Off: only lower case, for systems that treat Abc and abc as the same.',
  },
  {
    question: 'How is it different from the password generator?',
    answer:
      'Here every string of the chosen characters is equally likely, so one may happen to have no digit. The password generator makes sure that each kind of character appears.',
  },
  {
    question: 'Which special characters are used?',
    answer:
      'The 32 printable ASCII characters that aren’t letters, digits or the space, from the exclamation mark to the tilde.',
  },
  {
    question: 'Can I choose the characters myself?',
    answer:
      'Yes: type them under Own Alphabet, in any script and with emoji. A character typed twice counts once, so that all are equally likely and the entropy is right.',
  },
  {
    question: 'How do I get longer strings, or more of them?',
    answer: 'Long Length goes up to 1,000 characters, and Bulk Count up to 1,000 strings.',
  },
] satisfies Question[];
