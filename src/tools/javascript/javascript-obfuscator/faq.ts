import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does obfuscation make my code secret?',
    answer:
      'No. It makes reading slow and tedious, but anyone with patience can undo it, because the browser has to run the code. Keys, passwords and important checks belong on a server.',
  },
  {
    question: 'What do the levels light, medium and heavy do?',
    answer:
      'Each adds to the one before. Light shortens names and encodes strings; the code stays small. Medium makes all names look alike and shuffles the list of strings. Heavy encrypts strings, splits strings and numbers and also renames top-level names, so other scripts and onclick attributes no longer find them; the code grows several times and runs slower.',
  },
  {
    question: 'Does the obfuscated code do the same?',
    answer:
      'Yes, unless it looks at itself: code that relies on function names, on the text of a function or on eval finding local names can change. Test the result before you publish it, for example in JavaScript Console.',
  },
  {
    question: 'Is my source sent to a server?',
    answer:
      'No. The obfuscator runs in a background thread of your browser. The original package also includes a client for a paid service; we removed that part, and this site can’t connect to other hosts anyway.',
  },
  {
    question: 'Can I set every option of the library?',
    answer:
      'Yes. More lists them by their own names; what you don’t set is as the level has it. Reserved Names keeps names, Seed makes another result of the same code, and Source Map leads back from it. Where an option breaks something, such as a strict Content-Security-Policy, a note says so.',
  },
  {
    question: 'Why is the result the same when I press Obfuscate again?',
    answer:
      'The random choices depend on the code and options, so the same input makes the same result, and a difference between two results means a difference in the source. Another Seed gives another result.',
  },
] satisfies readonly Question[];
