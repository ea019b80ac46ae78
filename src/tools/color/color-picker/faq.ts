import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which colors can I type into the field?',
    answer:
      'Anything CSS knows: HEX with 3, 4, 6 or 8 digits, with or without #, names such as tomato, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and color(display-p3 …), in old and new syntax, with or without alpha. If something can’t be read, you get a message and keep the previous color.',
  },
  {
    question: 'What does "outside sRGB" mean?',
    answer:
      'HEX, RGB, HSL, HWB, HSV and CMYK only cover sRGB colors, fewer than newer screens can show. For a stronger color, such as color(display-p3 1 0 0), those formats show their nearest color and say so; Lab, LCH, OKLab, OKLCH and Display P3 keep the exact one.',
  },
  {
    question: 'What is the OKLCH area for?',
    answer:
      'In OKLCH, equal steps look equal and the hue stays the same as you change lightness or chroma. The area shows one hue; the solid line is the edge of sRGB, which every screen can show, the dashed one that of Display P3, which newer screens can. Colors between the lines are kept exactly in OKLCH and Display P3, and HEX shows their nearest.',
  },
  {
    question: 'How are the harmonies computed?',
    answer:
      'By turning the HSL hue: complementary by 180°, analogous by −30° and 30°, triadic by 120° and 240°, split-complementary by 150° and 210°, tetradic by 60°, 180° and 240°, square by 90°, 180° and 270°. Monochromatic keeps the hue and steps through five lightnesses. Saturation, lightness and alpha stay as they are.',
  },
  {
    question: 'Where are my palettes and recent colors kept?',
    answer:
      'Only in this browser, on this device. They stay until you delete them or clear this site’s data. The last 10 colors are listed as recent.',
  },
  {
    question: 'Can I pick a color from anywhere on my screen?',
    answer:
      'In Chrome, Edge and Opera on a computer, yes: press Eyedropper and click on any pixel, in other windows too. Firefox, Safari and phones don’t offer this to web pages, so the button isn’t shown.',
  },
  {
    question: 'Can I use it without a mouse?',
    answer:
      'Yes. In the color area the left and right arrow keys change the saturation, up and down the lightness, ten steps at a time with Shift. Hue and Alpha are sliders that take the arrow keys too, and every swatch is a button.',
  },
] satisfies Question[];
