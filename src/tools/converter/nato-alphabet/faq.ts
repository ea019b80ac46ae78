import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why Alfa and Juliett, and not Alpha and Juliet?',
    answer:
      'ICAO and NATO spell them this way so that speakers of other languages pronounce the f in Alfa and the t in Juliett. Reading back accepts both spellings.',
  },
  {
    question: 'How are spaces and line breaks written?',
    answer:
      'A space between words becomes a separate slash, so the words can be told apart when read back. Line breaks stay line breaks. A slash, a comma or a tab in your text is written as a word.',
  },
  {
    question: 'What about characters that have no code word?',
    answer:
      'They stay as they are, and a note names them. Accented letters aren’t silently changed: the alphabet has 26 letters and ten digits.',
  },
  {
    question: 'Why does reading back only return capitals?',
    answer: 'The alphabet doesn’t distinguish capitals from lowercase letters.',
  },
] satisfies Question[];
