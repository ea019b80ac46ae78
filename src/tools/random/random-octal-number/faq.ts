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
      'Put 0 into Exclude Digits. That removes zeros everywhere, not only in front; otherwise 0 is as likely as any other digit.',
  },
  {
    question: 'What happens when I exclude all digits?',
    answer:
      'There’s nothing left to draw from, so you’re asked to allow at least one digit. Your earlier results stay.',
  },
] satisfies Question[];
