import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is an octal number?',
    answer:
      'A number in base 8, written with the digits 0 to 7. Each digit stands for three bits, which is why Unix writes file permissions this way.',
  },
  {
    question: 'Can I avoid a leading zero?',
    answer:
      'Put 0 into Exclude Digits. That leaves zeros out everywhere, not only in front; otherwise 0 is as likely as any other digit in every place.',
  },
  {
    question: 'What happens when I exclude all digits?',
    answer:
      'Nothing is left to draw from, and a message asks you to allow at least one digit. Your earlier results stay on the page.',
  },
] satisfies Question[];
