import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does Max Depth mean?',
    answer:
      'How deep objects and lists are nested. 1 is a flat object; with 2 some of its fields are objects or lists, and so on up to 5.',
  },
  {
    question: 'Can I get many documents at once?',
    answer:
      'Yes. A Count above 1 gives one document a line, which is the JSON Lines format that databases and log tools import, and that every JSON tool here reads. Documents gives them as one array instead.',
  },
  {
    question: 'Are the people and addresses real?',
    answer:
      'No. Names are put together at random, e-mail addresses end in example.com and its kin, and phone numbers are from the range that is reserved for fiction.',
  },
  {
    question: 'How do I keep the same data for my tests?',
    answer:
      'Enter a seed. The same seed and options give the same document each time, so that you can share the link instead of a file.',
  },
] satisfies Question[];
