import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How large can the number be?',
    answer:
      'As large as you like. Unlike many converters, this one doesn’t round to 53 bits: every digit of a 200-digit number is right.',
  },
  {
    question: 'How are fractions converted?',
    answer:
      'Exactly, up to eight digits after the point; the rest is cut off, not rounded, and a note says so. Decimal 0.1 never ends in binary, so it becomes 0.00011001.',
  },
  {
    question: 'Which digits does a base have?',
    answer:
      'Base n uses the first n of 0–9 and A–Z, in upper or lower case. If a digit isn’t in the base, the error shows where it is.',
  },
  {
    question: 'Can I convert a whole list, or paste grouped digits?',
    answer:
      'Yes. Put one number per line. Spaces and underscores between digits are skipped, and so are 0x, 0o and 0b in their own base.',
  },
  {
    question: 'How do I see two’s complement or the bits of a float?',
    answer:
      'Choose a length under Bits. Base 10 is then the value, and the digits of every other base are the bits: -42 is FFD6 in 16 bits, and FFD6 is -42 again. IEEE 754 half, single and double are rounded once, exactly, and taken apart into sign, exponent, fraction and the exact value stored. Below them every bit is a button: press one, or move with the arrow keys, and the number follows.',
  },
] satisfies Question[];
