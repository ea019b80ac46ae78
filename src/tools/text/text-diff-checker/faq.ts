import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Do my texts leave this page?',
    answer:
      'No. They’re compared in your browser and nothing is sent. Copy link with input puts them after the # of the link, which browsers don’t send to a server either.',
  },
  {
    question: 'How large can the texts be?',
    answer:
      'Two texts of 100,000 lines are compared within seconds. The page stays usable, you can stop at any time, and only lines on screen are drawn. You can drop files on either box.',
  },
  {
    question: 'How is the Similarity Score worked out?',
    answer:
      'It is 1 − distance ÷ length: the distance is the number of characters to insert, delete or replace (Levenshtein) to turn one text into the other, the length is the longer text’s. Anything ignored counts in neither. For large, very different texts it’s a lower bound, and marked as one.',
  },
  {
    question: 'What do the Ignore options do?',
    answer:
      'Ignore Case treats A and a as the same letter, in every script. Ignore Punctuation ignores punctuation and symbols such as + = < >. Ignore Whitespace ignores all spaces and tabs (like diff -w), only their amount (diff -b) or only line ends (diff -Z). Ignore Blank Lines ignores changes to blank lines (diff -B). The texts are always shown as they are.',
  },
  {
    question: 'Why do lines that look the same count as changed?',
    answer:
      'Usually because of spaces at the end of the line, tabs, or look-alike characters such as a non-breaking space. The difference is marked; use Ignore Whitespace to see if it’s only white space. Windows and Unix line breaks don’t count as changes; a note mentions them.',
  },
  {
    question: 'What do the Readability Score and the Top Keywords mean?',
    answer:
      'The score follows Flesch with vowels in place of syllables, 206.835 − 1.015 × words per sentence − 84.6 × vowels per word: higher is easier to read, and it only makes sense for English prose. Top Keywords are the most frequent words in both texts together, without words such as "the" and "and".',
  },
  {
    question: 'How do I apply the patch?',
    answer:
      'Choose Patch, set File Name to the path of the file in your project, download it, and run git apply or patch -p1 there. Line breaks are kept, including Windows and missing ones. An empty text means a created or deleted file, unless you set Empty Text to an empty file. With 0 Context Lines, git needs --unidiff-zero.',
  },
  {
    question: 'How do I merge two texts, or three?',
    answer:
      'Choose Merge and take the original, the changed text, both or neither for each change; Use as Original continues from there. For a Three-Way Merge, also enter the Common Ancestor: changes made by only one side are applied automatically, and if both changed the same lines, you decide. Undecided conflicts stay in the text between markers, as in git.',
  },
  {
    question: 'What is in the exported PDF?',
    answer:
      'The unified view in color, with line numbers and changed words marked. You can search and copy its text. A diff of more than 2,000 rows is shortened to the changes with three lines around each, and the first page says so.',
  },
] satisfies Question[];
