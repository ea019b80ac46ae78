import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why Alfa and Juliett, and not Alpha and Juliet?',
    answer:
      'That is how ICAO and NATO write them, so that speakers of other languages say an f in Alfa and do not leave out the t of Juliett. Reading back accepts both spellings.',
  },
  {
    question: 'How are spaces and line breaks written?',
    answer:
      'A space between words becomes a slash of its own, so that the words can be told apart when it is read back. Line breaks stay line breaks. A slash, a comma or a tab in your text is written as a word.',
  },
  {
    question: 'What about characters that have no code word?',
    answer:
      'They stay as they are, and a note names them. Accented letters are not silently turned into others: the alphabet has 26 letters and ten digits.',
  },
  {
    question: 'Why does reading back give capital letters only?',
    answer: 'The alphabet does not tell capitals from small letters, so there is nothing to tell which one was meant.',
  },
] satisfies Question[];
