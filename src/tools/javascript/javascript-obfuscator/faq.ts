import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does obfuscation make my code secret?',
    answer:
      'No. It makes reading slow and tedious, but whoever has the patience can undo it, because the browser must be able to run the code. Keys, passwords and checks that matter belong on a server.',
  },
  {
    question: 'What do the levels light, medium and heavy do?',
    answer:
      'Each adds to the one before. Light gives short names and encodes strings, and the code stays small. Medium gives names that all look alike, and mixes the list of strings up. Heavy encrypts strings, takes strings and numbers apart and also renames what stands at the top level, so other scripts and onclick attributes no longer find it; the code grows several times and runs slower.',
  },
  {
    question: 'Does the obfuscated code do the same?',
    answer:
      'Yes, unless it looks at itself: code that relies on function names, on the text of a function or on eval finding local names can change. Try the result before you publish it; JavaScript Console runs it.',
  },
  {
    question: 'Is my source sent to a server?',
    answer:
      'No. The obfuscator runs in a background thread of your browser. The package it comes from also has a client for a paid service; that part is taken out of this site, and the site may not connect to other hosts at all.',
  },
  {
    question: 'Why is the result the same when I press Obfuscate again?',
    answer:
      'The random choices follow from the code and the options, so that the same input gives the same result and a difference between two results means a difference in the source.',
  },
] satisfies readonly Question[];
