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
      'TSV has no quoting: values can’t contain tabs or line breaks, and none of these do. Quotes and commas are written as they are.',
  },
  {
    question: 'Is the first line always a header?',
    answer:
      'Yes: Column1, Column2 and so on, or the names of the fields if Realistic Values is on. Rows only counts the lines below it.',
  },
  {
    question: 'Can I choose the fields myself?',
    answer:
      'Yes: choose Own fields and set name, type and arguments of each in the form, or write one per line under Text, such as name: full name or plan: one of(free 60, pro 30), or paste a JSON Schema. The records come as JSON, JSON Lines, CSV, TSV, XML or SQL inserts, up to 10,000 at once.',
  },
] satisfies Question[];
