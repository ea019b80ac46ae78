import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does the position count?',
    answer:
      'The characters before the match, from 0, as a reader sees them: an emoji or an é made of two code points counts as one. In plain English text it’s the same as indexOf in JavaScript.',
  },
  {
    question: 'Are overlapping matches counted?',
    answer: 'No. The search continues after each match, so "aa" is found twice in "aaaa" and "ana" once in "banana".',
  },
  {
    question: 'What does Whole Word mean?',
    answer:
      'A match only counts if no letter, digit or underscore of any script touches it: "cat" is found in "cat." but not in "category" or "çcat".',
  },
  {
    question: 'Which regular expressions can I use?',
    answer:
      'JavaScript’s. ^ and $ match at every line, and Case Sensitive and Whole Word also apply. In Replace With, $1 and $<name> are groups and $& is the whole match. A pattern that runs for more than three seconds is stopped and the page stays usable.',
  },
  {
    question: 'Can I undo Replace All?',
    answer:
      'Yes, with Undo above the input or in the message that appears. It’s one step, however many matches there were.',
  },
] satisfies Question[];
