import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which regular expressions does it test?',
    answer:
      "JavaScript's, by running them: the matches, groups and error messages are those of your own browser, including named groups, lookbehind, \\p{…} and the v flag where it knows them. With Flavour set to RE2 they are those of RE2, the engine of Go. Possessive quantifiers and atomic groups exist in neither; Other Flavours says what PCRE2, Python, Java, .NET and Rust make of your pattern, and Code writes it for seven languages.",
  },
  {
    question: 'What happens if my pattern never finishes?',
    answer:
      'Matching runs beside the page and is given up after two seconds, so the tab never freezes and your text stays. Patterns that can go over the same text in many ways, such as ^(a+)+$, are named before that, with the part at fault. On the command line nothing stops it but Ctrl-C.',
  },
  {
    question: 'What is the difference between Complexity and Cost?',
    answer:
      'Complexity goes by the length of the pattern and the number of its flags: how hard it is to read. Cost is how the time for a text that does not match grows with its length: linear, quadratic, cubic or exponential. It is found from the pattern and then seen by counting the steps of a backtracking engine; the text that shows it can be taken as Test Text. RE2 is always linear.',
  },
  {
    question: 'How do I keep test cases with a pattern?',
    answer:
      'Write texts that should match, and texts that should not, one in a line below Test Cases. Save Pattern keeps them with the pattern, and so does Export Configuration. On the command line --show cases tests them, and ends with an error if one fails.',
  },
  {
    question: 'What does Index count?',
    answer:
      'UTF-16 code units from 0, exactly what match.index gives in JavaScript. Outside the basic plane a character such as 😀 counts as two. Switch on the d flag to see where each group starts and ends as well.',
  },
  {
    question: 'Why is there only one match?',
    answer:
      'Without the g flag JavaScript stops at the first match, and so does Replace. With the y flag a match must start exactly where the last one ended, so the first gap ends the search.',
  },
  {
    question: 'What can I write into Replace?',
    answer:
      "$1 to $99 for groups by number, $<name> for named ones, $& for the whole match, $` and $' for the text before and after it, and $$ for a dollar sign. Left empty, the matches are removed. A line break is typed with Enter; \\n stays two characters, as in String.replace.",
  },
  {
    question: 'Is my text sent anywhere?',
    answer:
      'No. Everything runs in your browser. The pattern, the flags and the replacement are kept in the address and in your browser; the test text is not, unless you copy a link with input or export the configuration.',
  },
] satisfies Question[];
