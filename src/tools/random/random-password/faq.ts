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
    question: 'What is a passphrase made of?',
    answer:
      'Words from the EFF’s large word list (7,776 words, CC BY 3.0), drawn one by one. Each adds 12.9 bits: six words are 77.5 bits, and far easier to type and remember than twelve random characters.',
  },
  {
    question: 'Can it follow the rules of a site?',
    answer:
      'Yes, under More rules: a minimum of each kind, symbols of your own, characters to leave out, no character twice, or the site’s own passwordrules line, such as minlength: 12; required: lower; required: upper, digit; allowed: [-_]; max-consecutive: 2. All passwords that fit stay equally likely, and the entropy counts only those.',
  },
  {
    question: 'How is the time to crack worked out?',
    answer:
      'Half of all possible passwords, tried at 10 billion guesses a second: what one strong machine manages against a stolen, fast hash. Slow hashes and limited logins take far longer.',
  },
  {
    question: 'What are ambiguous characters?',
    answer:
      'O and 0, l, 1 and I look alike in many fonts. Leave them out if someone will read the password from paper.',
  },
] satisfies Question[];
