import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How do I make a list for an SQL query?',
    answer:
      'Paste the values one per line and choose the preset SQL IN: strings are quoted, with quotes inside doubled; if all are numbers they stay bare. Quote: Single and a separator give the same without the parentheses.',
  },
  {
    question: 'How do I use a tab or a line break as separator?',
    answer: 'Write \\t for a tab and \\n for a line break. Any other text, of any length, is used as it is.',
  },
  {
    question: 'Does Line to List understand quotes?',
    answer:
      'Yes. With the matching quote chosen, a separator inside quotes doesn’t split an item, a doubled quote becomes one, and the quotes are removed, as are the prefix and suffix.',
  },
  {
    question: 'Are blank lines kept?',
    answer:
      'With Trim on they’re left out, and a note says how many. With Trim off, every line is an item exactly as it is, spaces included.',
  },
  {
    question: 'How are items sorted?',
    answer:
      'Like a dictionary, ignoring case, with numbers by value: item 2 comes before item 10. Reverse then flips the list.',
  },
  {
    question: 'What do the presets write?',
    answer:
      'SQL IN a list in parentheses, JSON an array, CSV cells quoted where needed, Markdown a bullet list. Line to List reads the same forms back. Items per Line breaks long lists into rows; with CSV into records of so many cells.',
  },
] satisfies Question[];
