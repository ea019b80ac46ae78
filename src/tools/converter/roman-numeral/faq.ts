import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why does it stop at 3999?',
    answer:
      'The largest Roman digit is M, 1000, and no digit is written more than three times in a row. Switch on Bars for larger numbers: a bar above a letter makes it a thousand times as much, so I̅V̅ is 4000, up to 3,999,999. The Romans had no zero.',
  },
  {
    question: 'Why is IIII or IC not accepted?',
    answer:
      'The standard form writes 4 as IV and 99 as XCIX: only I, X and C go before a larger digit, and only before the next two. Clock faces do show IIII, but then numbers could be written in several ways.',
  },
  {
    question: 'Can I use lowercase letters or the Unicode numerals?',
    answer: 'Yes. mcmxciv and the single characters Ⅳ or Ⅻ work too. The result is in plain capitals.',
  },
] satisfies Question[];
