import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Which regular expressions does it test?',
    answer:
      'JavaScript’s, by running them in your own browser, including named groups, lookbehind, \\p{…} and the v flag if it supports them. Set Flavor to RE2 to use Go’s engine. Possessive quantifiers and atomic groups exist in neither; Other Flavors shows how PCRE2, Python, Java, .NET and Rust read your pattern, and Code writes it for seven languages.',
  },
  {
    question: 'What happens if my pattern never finishes?',
    answer:
      'Matching runs in the background and stops after two seconds, so the tab never freezes and your text stays. Patterns that can match the same text in many ways, such as ^(a+)+$, are flagged before that, with the part that causes it. On the command line, stop it with Ctrl-C.',
  },
  {
    question: 'What is the difference between Complexity and Cost?',
    answer:
      'Complexity is about length and number of flags: how hard the pattern is to read. Cost is how fast the time grows for a text that doesn’t match: linear, quadratic, cubic or exponential. It’s derived from the pattern, then confirmed by counting a backtracking engine’s steps; you can use the text that shows it as Test Text. RE2 is always linear.',
  },
  {
    question: 'How do I keep test cases with a pattern?',
    answer:
      'Write texts that should match, and texts that should not, one per line below Test Cases. Save Pattern keeps them with the pattern, and so does Export Configuration. On the command line --show cases tests them, and ends with an error if one fails.',
  },
  {
    question: 'Can I see how the engine comes to a match?',
    answer:
      'Yes. Steps of a Match follows it: what it tries, takes, takes back, and where it starts again. Click a match to follow that one. It shows what the standard asks of every engine; a browser may skip steps that change nothing.',
  },
  {
    question: 'Can it run PCRE2 or Python patterns?',
    answer:
      'No. Only JavaScript’s and RE2’s engines run here. Other Flavors tells how PCRE2, Python, Java, .NET and Rust read your pattern, and Code writes it for them, but their own syntax (possessive quantifiers, recursion, conditionals) can’t be run.',
  },
  {
    question: 'How do I keep several versions of a pattern?',
    answer:
      'Give it a name under Saved Patterns and press Save Pattern after each change: they are listed as v1, v2, … and can be loaded again, with their test cases.',
  },
  {
    question: 'What does Index count?',
    answer:
      'UTF-16 code units from 0, exactly like match.index in JavaScript. An emoji such as 😀 counts as two. Turn on the d flag to also see where each group starts and ends.',
  },
  {
    question: 'Why is there only one match?',
    answer:
      'Without the g flag, JavaScript stops at the first match, and so does Replace. With the y flag, a match must start exactly where the last one ended, so the first gap ends the search.',
  },
  {
    question: 'What can I use in Replace?',
    answer:
      "$1 to $99 for groups by number, $<name> for named ones, $& for the whole match, $` and $' for the text before and after it, and $$ for a dollar sign. Leave it empty to remove the matches. Press Enter for a line break; \\n stays two characters, as in String.replace.",
  },
  {
    question: 'Is my text sent anywhere?',
    answer:
      'No. Everything runs in your browser. The pattern, the flags and the replacement are kept in the address and in your browser; the test text isn’t, unless you copy a link with input or export the configuration.',
  },
] satisfies Question[];
