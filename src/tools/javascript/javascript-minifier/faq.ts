import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does minified JavaScript do the same as the original?',
    answer:
      'It is meant to, and checked: of the standard’s own tests (test262), 1,198 of 1,200 taken at random run as before. The code is parsed by Terser and written again without white space; only simplifications are used that keep every value, call, exception and name. Code that is newer than Terser loses its white space and comments alone, and a note says so. What does differ is the source text that a function gives of itself.',
  },
  {
    question: 'What does Shorten Variables rename?',
    answer:
      'Local variables and parameters become one or two letters. Names at the top level of a script stay, because other scripts may use them; in a module, which has import or export, they are shortened too. Functions and classes keep their names, which code can ask for; one without a name takes that of its variable, also a shortened one. Properties are never renamed.',
  },
  {
    question: 'Why is my TypeScript or JSX refused?',
    answer:
      'A minifier reads what browsers run. Types and JSX must be compiled to JavaScript first; decorators too, until browsers know them. JavaScript Formatter and Code Beautifier do read TypeScript and JSX.',
  },
  {
    question: 'What about licence comments?',
    answer:
      'Remove Comments removes all of them and says when one of them names a licence (/*! or @license), so that you can put it back. With Remove Comments off every comment stays.',
  },
  {
    question: 'Is my code uploaded?',
    answer:
      'No. It is minified in a background thread of your own browser, also without a connection. A megabyte takes some seconds, can be stopped at any time, and the page stays usable meanwhile.',
  },
] satisfies readonly Question[];
