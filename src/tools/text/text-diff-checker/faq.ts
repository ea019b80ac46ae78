import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Do my texts leave this page?',
    answer:
      'No. They are compared in your browser, in a background worker, and nothing is sent anywhere. Copy link with input puts them behind the # of the link, which browsers do not send to a server either.',
  },
  {
    question: 'How large may the texts be?',
    answer:
      'Two texts of 100,000 lines are compared within seconds. The page stays usable meanwhile, Stop ends the work, and only the lines on screen are drawn. Files can be dropped on either box.',
  },
  {
    question: 'How is the Similarity Score worked out?',
    answer:
      'It is 1 − distance ÷ length: the distance is the number of characters to insert, delete or replace (Levenshtein) to turn one text into the other, the length that of the longer text. What you ignore is left out of both. For large texts that differ much it is a lower bound, and is marked as one.',
  },
  {
    question: 'What do the Ignore options leave out?',
    answer:
      'Ignore Case compares A and a as the same letter, in every script. Ignore Punctuation leaves out punctuation and signs such as + = < >. Ignore Whitespace leaves out all spaces and tabs, as diff -w does, or only how much of it there is (diff -b) or what ends a line (diff -Z). Ignore Blank Lines counts no change of blank lines alone (diff -B). The texts themselves are shown as they are.',
  },
  {
    question: 'Why do lines count as changed that look the same?',
    answer:
      'Usually because of spaces at the end of the line, tabs, or look-alike characters such as a non-breaking space. The differing part is marked; Ignore Whitespace tells whether white space is all there is. Windows and Unix line breaks alone are reported in a note and are no change.',
  },
  {
    question: 'What do the Readability Score and the Top Keywords mean?',
    answer:
      'The score follows Flesch with vowels in place of syllables, 206.835 − 1.015 × words per sentence − 84.6 × vowels per word: higher reads more easily, and it means something for English prose only. Top Keywords are the most frequent words of both texts together, without words such as "the" and "and".',
  },
  {
    question: 'How do I apply the patch?',
    answer:
      'Choose Patch, set File Name to the path of the file in your project, download it, and run git apply or patch -p1 there. Line breaks are kept, Windows ones and missing ones too. A text that is empty stands for a file that is made or deleted, unless Empty Text says that it is an empty file. With 0 Context Lines git wants --unidiff-zero.',
  },
  {
    question: 'How do I merge two texts, or three?',
    answer:
      'Choose Merge and take the original, the changed text, both or neither for each change; Use as Original goes on from there. With Three-Way Merge you also give the Common Ancestor that both came from: what only one of them changed is taken by itself, and where both changed the same lines you decide. Undecided conflicts stay in the text between marks, as in git.',
  },
  {
    question: 'What is in the exported PDF?',
    answer:
      'The unified view in colour, with line numbers and with the changed words marked. The text in it can be searched and copied. A diff of more than 2,000 rows keeps its changes with three lines around each, and says so on the first page.',
  },
] satisfies Question[];
