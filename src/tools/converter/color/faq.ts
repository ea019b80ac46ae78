import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which colors can I enter?',
    answer:
      'Any CSS color: names, HEX with or without #, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and color() with any of its spaces, and also hsv() and cmyk(). Type it into Color or change any of the fields.',
  },
  {
    question: 'Why does a field say "clipped"?',
    answer:
      'HEX, RGB, HSL, HWB, HSV and CMYK only cover sRGB. A stronger color, such as a vivid Display P3 red, appears there as the nearest color browsers would paint; Lab, LCH, OKLab, OKLCH and color() keep it exactly.',
  },
  {
    question: 'Can I send the CMYK values to a printer?',
    answer:
      'As a first guess. The values use the simple formula. Real presses have their own inks and paper, which only a color profile covers.',
  },
  {
    question: 'What is the difference between HSL and OKLCH?',
    answer:
      'In HSL two colors of the same lightness can look very different, yellow far lighter than blue. OKLCH is based on how people see, so equal lightness looks equal, which makes it better for palettes and gradients.',
  },
  {
    question: 'Is transparency kept?',
    answer:
      'Yes. #1E90FF80, rgb(… / 50%) and the like keep their alpha in every format, and the swatch shows it over a checkerboard.',
  },
] satisfies Question[];
