import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Is the XML always well-formed?',
    answer:
      'Yes. There is one root, every element is closed, and characters such as < and & inside values are escaped.',
  },
  {
    question: 'How deep does the document get?',
    answer:
      'Max Depth counts the levels below the root: with 1, the root only contains plain elements. Lists are written as item elements.',
  },
  {
    question: 'Why are some values escaped?',
    answer:
      'Realistic data includes names such as Cedar & Sons and Tea <loose leaf>, so your parser meets entities in tests, not in production.',
  },
  {
    question: 'Is there a schema?',
    answer: 'No. The elements are random. With a seed the document stays the same, so you can write a schema for it.',
  },
  {
    question: 'Can I choose the fields myself?',
    answer:
      'Yes: choose Own fields and set name, type and arguments of each in the form, or write one per line under Text, such as name: full name or plan: one of(free 60, pro 30), or paste a JSON Schema. The records come as JSON, JSON Lines, CSV, TSV, XML or SQL inserts, up to 10,000 at once.',
  },
] satisfies Question[];
