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
      'Text of at least 24 px (18 pt), or at least 18.66 px (14 pt) if it is bold. Everything smaller is normal text. The checker says which of the two your sample is at the size and weight you chose.',
  },
  {
    question: 'What is APCA, and why does it differ?',
    answer:
      'APCA is a newer model of perceived contrast, under discussion for WCAG 3. It gives an Lc value of up to about 106 for dark text on light and −108 for light on dark, and it rates dark themes more realistically than the ratio does. Roughly: Lc 90 is fine for long text, 75 the least for it, 60 for other text, 45 for headlines. It is no legal standard yet.',
  },
  {
    question: 'How is the nearest passing color found?',
    answer:
      'Your color is made darker or lighter in the Oklab color space, which keeps its hue, until it just passes; of the two directions the one that changes less is proposed. The proposal is checked after rounding to HEX, so it really passes.',
  },
  {
    question: 'Is the ratio rounded?',
    answer:
      'It is shown with two decimals, but judged by all of them: #777777 on white is 4.478, shown as 4.48, and fails AA. Where the rounded ratio seems to reach a level that the exact one misses, that is said beside it. #767676 on white, at 4.54, is the lightest grey that passes.',
  },
] satisfies Question[];
