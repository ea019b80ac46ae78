import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What does Max Depth mean?',
    answer:
      'How deep objects and lists are nested. 1 is a flat object; at 2 some fields are objects or lists, and so on up to 5.',
  },
  {
    question: 'Can I get many documents at once?',
    answer:
      'Yes. A Count above 1 writes one document per line: JSON Lines, which databases, log tools and every JSON tool here can read. Use Documents for one array instead.',
  },
  {
    question: 'Are the people and addresses real?',
    answer:
      'No. Names are random combinations, email addresses use example.com and similar, and phone numbers are from the range reserved for fiction.',
  },
  {
    question: 'How do I keep the same data for my tests?',
    answer:
      'Enter a seed. The same seed and options make the same document each time, so you can share the link instead of a file.',
  },
] satisfies Question[];
