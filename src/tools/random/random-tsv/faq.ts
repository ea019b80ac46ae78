import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Why TSV and not CSV?',
    answer:
      'Text with tabs can be pasted straight into the cells of Excel, Numbers or Google Sheets, and commas inside values need no quotes.',
  },
  {
    question: 'How are special characters handled?',
    answer:
      'TSV as registered with IANA has no quoting: a value must not hold a tab or a line break, and none of these does. Quotes and commas are written as they are.',
  },
  {
    question: 'Is the first line always a header?',
    answer:
      'Yes: Column1, Column2 and so on, or the names of the fields when Realistic Values is on. Rows counts only the lines below it.',
  },
] satisfies Question[];
