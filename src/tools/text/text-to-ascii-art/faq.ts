import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I turn text into ASCII art?',
    answer:
      'Type the text and choose a font. The art appears a moment later; Copy Text copies it as text, Download Image saves a PNG in the preview’s colors.',
  },
  {
    question: 'Can I write several lines?',
    answer:
      'Yes. Line breaks are kept, and long lines are broken between words so nothing is wider than the chosen width, from 40 to 200 columns. Align moves lines to the center or the right.',
  },
  {
    question: 'Which font is best for a README or a terminal?',
    answer:
      'Standard, Slant, Small and Big use plain ASCII and look right everywhere. ANSI Shadow, Bloody and Calvin S use block and box characters, which need a terminal or an editor with Unicode.',
  },
  {
    question: 'How sharp is the picture?',
    answer:
      'It’s redrawn from the letters at double size, so it’s sharp on high-resolution screens. Colors come from the chosen theme: Light, Matrix, Ocean, Neon or Retro.',
  },
] satisfies Question[];
