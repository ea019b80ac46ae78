import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Does minified JavaScript do the same as the original?',
    answer:
      'It’s meant to, and we check: of 1,734 random tests from the JavaScript standard’s own suite (test262), 1,731 run as before. The other three ask for a function’s source text, which does change. Terser parses the code and writes it without white space, using only simplifications that keep every value, call, exception and name. Code newer than Terser only loses white space and comments, and a note says so.',
  },
  {
    question: 'What does Shorten Variables rename?',
    answer:
      'Local variables and parameters become one or two letters. Top-level names in a script stay, because other scripts may use them; in a module (with import or export) they’re shortened too. Functions and classes keep their names, because code can ask for them; an unnamed one is called like its variable, even a shortened one. Properties are never renamed, except private ones (#name).',
  },
  {
    question: 'How do I get the smallest result?',
    answer:
      'Set Compress to “As Terser does” or “Three passes”, switch on Shorten Variables and, if nothing else uses them, Top-Level Names. These assume ordinary code: that reading a property does nothing, for example. Test the result. Terser Options takes any other setting by Terser’s own name, and counts before the rest.',
  },
  {
    question: 'Can I get a source map, and the size with Gzip or Brotli?',
    answer:
      'Yes. Source Map puts the map at the end of the code or shows it by itself, to save as minified.js.map. The sizes above the result are those of the code without its map. Gzip and Brotli tells what a server would send, at gzip’s level 9 and Brotli’s quality 11, or 9 above 2 MB.',
  },
  {
    question: 'Why is my TypeScript or JSX rejected?',
    answer:
      'A minifier reads what browsers run. Compile types and JSX to JavaScript first; decorators too, until browsers support them. JavaScript Formatter and Code Beautifier do read TypeScript and JSX.',
  },
  {
    question: 'What about license comments?',
    answer:
      'Remove Comments removes all of them, and a note tells you if one mentions a license (/*! or @license), so you can put it back. With Remove Comments off, every comment stays.',
  },
  {
    question: 'Is my code uploaded?',
    answer:
      'No. It’s minified in the background in your own browser, even offline. A megabyte takes a few seconds, and you can stop it at any time.',
  },
] satisfies readonly Question[];
