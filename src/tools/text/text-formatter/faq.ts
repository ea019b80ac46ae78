import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I apply several actions one after another?',
    answer:
      'Yes. Under Steps you put actions in a row, each with its own settings: they run live, in order, and can be moved, switched off and shared as a link. Or click an earlier result below to continue from it. On the command line it is --steps "strip-html; collapse-spaces; trim".',
  },
  {
    question: 'How do I keep or drop lines, or replace by a regular expression?',
    answer:
      'Clean Up has Keep Lines and Drop Lines: enter the text the lines contain, or switch on Regex and set the flags. The same switch under Basic makes Find and Replace use a regular expression with $1, $<name> and \\n in the replacement.',
  },
  {
    question: 'What does Strip HTML keep?',
    answer:
      'What you would read on the page: paragraphs and lines stay apart, table cells are separated by tabs, entities become characters, and scripts, styles and hidden parts go.',
  },
  {
    question: 'How do I remove line breaks from text copied out of a PDF?',
    answer:
      'Remove Line Breaks joins the lines of each paragraph with spaces and keeps the blank lines between paragraphs, so the text flows again.',
  },
  {
    question: 'At which width does text wrap and align?',
    answer:
      'At the Word Wrap Width you set, 80 characters by default. Word Wrap breaks lines between words, Justify fills them with spaces to exactly that width, and Align Right and Center align within it.',
  },
  {
    question: 'Which addresses does Extract URLs find?',
    answer:
      'URLs that start with http:// or https://, without a full stop, comma or bracket after them. Extract Emails lists each address once.',
  },
] satisfies Question[];
