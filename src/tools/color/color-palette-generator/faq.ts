import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How are the colors of the palette chosen?',
    answer:
      'They keep your base color’s hue and saturation, while the HSL lightness goes from 90 % to 10 % in equal steps. With 5 swatches that is 90, 70, 50, 30 and 10 %. The base color itself only appears if its lightness happens to be one of the steps.',
  },
  {
    question: 'Which schemes are there?',
    answer:
      'Lightness is the palette described above. Complementary, analogous, triadic, split-complementary, tetradic and square turn the HSL hue; if you want more swatches than the scheme has hues, lighter and darker ones follow. The OKLCH ramp and the scale from 50 to 950 keep one hue, in steps that look even. Random draws hues that differ from yours and from each other. In all of these your color is kept as it is and marked “base”. The scale always has 11 steps.',
  },
  {
    question: 'How do I keep some swatches and change the others?',
    answer:
      'Press the lock of each swatch to keep, then Random or the space bar. If the base is locked, the others change around it; otherwise there is a new base. To set a color yourself, press its value; to change the order, drag the handle or use the arrow keys on it. The link of the page holds all of it. On the command line, --arrangement "2 1=#f4a261 3" does the same.',
  },
  {
    question: 'How do I see whether the colors work for everyone?',
    answer:
      'The contrast of every pair is below the palette: a color as text (column) on another (row), by WCAG 2.2, with a check mark from 4.5, which AA asks for of normal text. Beside it are the colors as people see them who lack the cones for red, green or blue light (Machado, Oliveira and Fernandes, 2009), or any color.',
  },
  {
    question: 'How is this different from shades and tints?',
    answer:
      'A palette covers the whole range from very light to very dark, whatever the base. Shades and tints start at the base and mix it with black or white, so the first step is always close to your color.',
  },
  {
    question: 'Which colors can I enter?',
    answer:
      'HEX with 3, 4, 6 or 8 digits, with or without #, and any other color CSS knows: names such as teal, rgb(), hsl(), oklch() and so on. Transparency is kept in every swatch. Random picks any of the 16.7 million opaque ones.',
  },
  {
    question: 'How do I use the palette in my style sheet?',
    answer:
      'Export CSS saves palette.css with a custom property for each swatch, --color-1 to --color-10. Import it and write color: var(--color-3). Copy All copies the same colors, one per line.',
  },
  {
    question: 'Which programs can open the exported colors?',
    answer:
      'Under Export choose CSS, a theme for Tailwind 4, SCSS, design tokens by the W3C group’s format, SVG, PNG, GPL (GIMP, Inkscape, Krita) or ASE (Photoshop, Illustrator, Affinity). The command line gives the same files with --export-as. GPL and ASE have no transparency.',
  },
] satisfies Question[];
