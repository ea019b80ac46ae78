import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can sorting properties change how my page looks?',
    answer:
      'Not here. Properties are sorted by name, but order that matters is kept: fallbacks of one property, and a shorthand such as margin before margin-left.',
  },
  {
    question: 'Can I unminify CSS with it?',
    answer: 'Yes. Paste the single line and it’s formatted again. Removed comments can’t be restored.',
  },
  {
    question: 'What is Compact Output?',
    answer:
      'One line per rule, with its declarations between the braces. Rules inside @media and the like are indented.',
  },
  {
    question: 'Is modern CSS supported?',
    answer:
      'Yes. Nesting, cascade layers, container queries, @scope, @property and custom properties with any value stay unchanged.',
  },
  {
    question: 'Can formatting change what my styles do?',
    answer:
      'No. The result is parsed again and compared token by token, following the CSS standard. If a statement would change, it stays as you wrote it.',
  },
] satisfies Question[];
