import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does minified JavaScript do the same as the original?',
    answer:
      'Yes. The code is parsed by Terser, simplified and written again without white space; values, order of calls and exceptions stay. What can differ is what code says about itself: the source text of a function, and with Shorten Variables its name.',
  },
  {
    question: 'What does Shorten Variables rename?',
    answer:
      'Local variables, parameters and functions inside functions become one or two letters. Names at the top level of a script stay, because other scripts may use them; in a module, which has import or export, they are shortened too. Properties are never renamed.',
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
