import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why is 0.1 + 0.2 exactly 0.3 here?',
    answer:
      'Most web calculators use binary floating point, where 0.1 doesn’t exist exactly and the sum is 0.30000000000000004. This one uses decimal digits, as on paper: sums, differences and products keep every digit, up to 3,000 of them. Rounded results are marked with ≈.',
  },
  {
    question: 'What is the order of operations?',
    answer:
      'Parentheses first, then powers (from the right: 2^3^2 is 2^9), then a sign, then × and ÷ and mod from left to right, then + and −. So −2^2 is −4 and 6 ÷ 2(1 + 2) is 9. Factorial, percent and squares (5!, 50%, 3²) apply to the number before them.',
  },
  {
    question: 'What does the % key do?',
    answer:
      'It divides the number by 100, so 200 × 15% is 30 and 100 + 10% is 100.1. To add ten percent, write 100 × 110%, or use the Percentage Calculator. For a remainder use mod: 17 mod 5 is 2.',
  },
  {
    question: 'Are angles in degrees or radians?',
    answer:
      'Radians until you switch to Deg; your choice is remembered. sin(30) in degrees is exactly 0.5, and sin(π) in radians exactly 0, without the tiny errors other calculators show.',
  },
  {
    question: 'Which functions can I type?',
    answer:
      'sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh, log (base 10), log2, ln, exp, sqrt, cbrt, abs, floor, ceil and round, the constants pi, tau and e, and numbers such as 1.5e-9. Upper and lower case both work.',
  },
  {
    question: 'Can I use the keyboard or the command line?',
    answer:
      'Yes. Type anywhere on the page; Enter shows the result, Escape clears, Backspace deletes. After a result, a digit starts over and an operator continues with it. In a terminal, localkit calculator --expression "2+3*4" prints 14, and a file with one expression per line prints one result per line.',
  },
  {
    question: 'What can I write in the notebook?',
    answer:
      'One calculation per line. A line can give its result a name (rent = 1200) that later lines use; ans is the result before, line 3 that of a line, and sum and average take everything above up to an empty line. 80 + 15% is 92, 20% of 50 is 10. Units multiply, cancel out and convert: 340 km / 3.5 h in mph. Dates count days: today + 3 weeks, 2026-12-25 - today. 0xff & 3, 1 << 8 and in hex work on bits; nCr(5, 2), gcd, lcm and log(8, 2) are there too. Currencies have no rates here, so € and $ can’t be added. What follows # or // is a comment.',
  },
  {
    question: 'Can the command line and chains run a notebook?',
    answer:
      'Yes: localkit calculator --notebook --file trip.txt gives a table of the lines and their results. Copy and Download on the page take the lines with their results, and the table can be saved as CSV or JSON.',
  },
  {
    question: 'Is my history stored anywhere?',
    answer:
      'No. History and memory are only in this page and are gone when you close it; Download saves them as a text file. The notebook is kept in this browser until you empty it.',
  },
] satisfies Question[];
