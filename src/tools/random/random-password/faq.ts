import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are these passwords safe to use?',
    answer:
      'Yes. They come from the random source of your operating system through the browser, every character is equally likely, and they are not sent or stored anywhere. Close the page and they are gone.',
  },
  {
    question: 'How long should a password be?',
    answer:
      'With all four kinds of characters, 12 give about 78 bits and 16 about 105. Above 80 bits guessing is out of reach for anyone; use more if the system cuts passwords down to fewer kinds of characters.',
  },
  {
    question: 'Does every password contain each kind of character?',
    answer:
      'Yes, at least one of each kind you chose, so that it passes the rules of most sites. Candidates that lack one are thrown away whole and drawn again, which keeps all the others equally likely. The entropy shown counts only those.',
  },
  {
    question: 'What are ambiguous characters?',
    answer:
      'O and 0, l, 1 and I look alike in many fonts. Leave them out if someone will read the password from paper.',
  },
] satisfies Question[];
