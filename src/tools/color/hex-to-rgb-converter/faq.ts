import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I convert a HEX color to RGB myself?',
    answer:
      'Split the six digits into pairs and read each pair as a number in base 16. #3B82F6 is 3B, 82 and F6: 3×16+11 = 59, 8×16+2 = 130 and 15×16+6 = 246, so rgb(59, 130, 246).',
  },
  {
    question: 'What do 3, 4 and 8 digits mean?',
    answer:
      'Three digits are a short form in which each digit is doubled: #0AF is #00AAFF. Four and eight digits have the alpha at the end: #0AF8 is #00AAFF88, which is 53 % opaque. The Alpha slider and those digits stay in sync.',
  },
  {
    question: 'When do I need percentages?',
    answer:
      'CSS takes rgb(100%, 50%, 0%) as well as rgb(255, 128, 0), and some graphics programs and color pickers only show percent. Percentages can express colors between two of the 256 steps; HEX can’t.',
  },
  {
    question: 'What happens to values above 255 or below 0?',
    answer:
      'They are clamped: 300 becomes 255 and −5 becomes 0, as browsers do with rgb(). Fractions are rounded to the nearest whole number.',
  },
] satisfies Question[];
