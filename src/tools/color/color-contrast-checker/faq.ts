import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What contrast ratio do I need?',
    answer:
      'WCAG 2.2 asks for 4.5:1 for normal text and 3:1 for large text at level AA, and 7:1 and 4.5:1 at level AAA. Icons, borders of fields and other parts of the interface need 3:1. Laws in the EU, the US and elsewhere mostly refer to AA.',
  },
  {
    question: 'What counts as large text?',
    answer:
      'Text of at least 24 px (18 pt), or 18.66 px (14 pt) if it’s bold. Anything smaller is normal text. The checker says which of the two your sample is at the size and weight you chose.',
  },
  {
    question: 'What is APCA, and why does it differ?',
    answer:
      'APCA is a newer model of perceived contrast, under discussion for WCAG 3. It uses an Lc value of up to about 106 for dark text on light and −108 for light on dark, and rates dark themes more realistically than the ratio. Roughly: Lc 90 is fine for long text, 75 the minimum for it, 60 for other text, 45 for headlines. It isn’t a legal standard yet.',
  },
  {
    question: 'How is the nearest passing color found?',
    answer:
      'Your color is made darker or lighter in the Oklab color space, which keeps its hue, until it just passes. Of the two directions, the smaller change is suggested. It’s checked after rounding to HEX, so it really passes.',
  },
  {
    question: 'Is the ratio rounded?',
    answer:
      'Only for display, to two decimals; the verdict uses the exact value: #777777 on white is 4.478, shown as 4.48, and fails AA. If rounding makes a failing ratio look like it passes, a note says so. #767676 on white, at 4.54, is the lightest gray that passes.',
  },
] satisfies Question[];
