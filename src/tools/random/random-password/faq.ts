import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Are these passwords safe to use?',
    answer:
      'Yes. They come from the random source of your operating system through the browser, every character is equally likely, and they aren’t sent or stored. Close the page and they’re gone.',
  },
  {
    question: 'How long should a password be?',
    answer:
      'With all four kinds of characters, 12 are about 78 bits and 16 about 105. Above 80 bits nobody can guess it; use more if the system allows fewer kinds of characters.',
  },
  {
    question: 'Does every password contain each kind of character?',
    answer:
      'Yes, at least one of each kind you chose, so it passes most sites’ rules. Candidates that lack one are discarded and drawn again, which keeps the rest equally likely. The entropy only counts those.',
  },
  {
    question: 'What are ambiguous characters?',
    answer:
      'O and 0, l, 1 and I look alike in many fonts. Leave them out if someone will read the password from paper.',
  },
] satisfies Question[];
