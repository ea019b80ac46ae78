import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why is 0.1 + 0.2 exactly 0.3 here?',
    answer:
      'Most calculators on the web compute in binary floating point, where 0.1 does not exist and the sum comes out as 0.30000000000000004. This one computes with decimal digits, as you would on paper: sums, differences and products keep every digit, up to 3,000 of them. A result that had to be rounded is marked with ≈.',
  },
  {
    question: 'In which order are operations carried out?',
    answer:
      'Parentheses first, then powers (from the right: 2^3^2 is 2^9), then a sign, then × and ÷ and mod from left to right, then + and −. So −2^2 is −4 and 6 ÷ 2(1 + 2) is 9. Factorial, percent and squares (5!, 50%, 3²) act on the number right before them.',
  },
  {
    question: 'What does the % key do?',
    answer:
      'It divides the entry by 100, so 200 × 15% is 30 and 100 + 10% is 100.1. To add ten percent write 100 × 110%, or use the Percentage Calculator. The remainder of a division is written mod: 17 mod 5 is 2.',
  },
  {
    question: 'Are angles in degrees or radians?',
    answer:
      'In radians until you switch to Deg; the choice is remembered. In degrees sin(30) is exactly 0.5, and in radians sin(π) is exactly 0, without the small remainders other calculators show.',
  },
  {
    question: 'Which functions can I type?',
    answer:
      'sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh, log (base 10), log2, ln, exp, sqrt, cbrt, abs, floor, ceil and round, the constants pi, tau and e, and numbers such as 1.5e-9. Names may be written large or small.',
  },
  {
    question: 'Can I use the keyboard, and from the command line?',
    answer:
      'Yes. Type anywhere on the page; Enter gives the result, Escape clears, Backspace takes one step back. After a result a digit starts anew and an operator goes on with it. In a terminal, localkit calculator --expression "2+3*4" prints 14, and a file with one expression per line gives one result per line.',
  },
  {
    question: 'Is my history stored anywhere?',
    answer:
      'No. History and memory live in this page only and are gone when you close it; Download keeps them as a text file. Nothing you enter is sent anywhere.',
  },
] satisfies Question[];
