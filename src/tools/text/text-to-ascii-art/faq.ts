import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I turn text into ASCII art?',
    answer:
      'Type the text and choose a font. The art appears a moment later; Copy Text takes it as text, Download Image as a PNG in the colors of the preview.',
  },
  {
    question: 'Can I write several lines?',
    answer:
      'Yes. Line breaks are kept, and long lines are broken between words so that nothing is wider than the chosen width, from 40 to 200 columns.',
  },
  {
    question: 'Which font is best for a README or a terminal?',
    answer:
      'Standard, Slant, Small and Big are made of plain ASCII and look right everywhere. ANSI Shadow, Bloody and Calvin S use block and box characters, which need a terminal or an editor with Unicode.',
  },
  {
    question: 'How sharp is the picture?',
    answer:
      'It is drawn anew from the letters at twice their size, not taken from the screen, so that it is crisp on fine displays too. Its colors are those of the chosen theme: Light, Matrix, Ocean, Neon or Retro.',
  },
] satisfies Question[];
