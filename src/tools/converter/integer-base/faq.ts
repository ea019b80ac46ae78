import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How large may the number be?',
    answer:
      'As large as you like. Numbers are not rounded to 53 bits as in many converters: every digit of a 200-digit number is right.',
  },
  {
    question: 'How are fractions converted?',
    answer:
      'Exactly, up to eight digits after the point; what follows is cut off, not rounded, and a note says so. 0.1 in decimal has no end in binary, so it becomes 0.00011001.',
  },
  {
    question: 'Which digits does a base have?',
    answer:
      'Base n uses the first n of 0–9 and A–Z. Small and capital letters mean the same. A digit that the base does not have is an error that shows its place.',
  },
  {
    question: 'Can I convert a whole list, or paste grouped digits?',
    answer:
      'Yes. Each line is a number of its own. Spaces and underscores between digits are skipped, and so are 0x, 0o and 0b in the base they stand for.',
  },
] satisfies Question[];
