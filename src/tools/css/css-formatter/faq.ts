import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can sorting properties change how my page looks?',
    answer:
      'Not here. Properties are sorted by name, but where the order decides which one wins it is kept: fallbacks of one property, and a shorthand such as margin before margin-left.',
  },
  {
    question: 'Can I unminify CSS with it?',
    answer: 'Yes. Paste the single line and it is laid out again. Comments that were removed cannot be brought back.',
  },
  {
    question: 'What is Compact Output?',
    answer:
      'One line for each rule, with its declarations between the braces. Rules inside @media and the like are indented under it.',
  },
  {
    question: 'Is modern CSS supported?',
    answer:
      'Nesting, cascade layers, container queries, @scope, @property and custom properties with any value pass unchanged.',
  },
  {
    question: 'Can formatting change what my styles do?',
    answer:
      'No. The result is read again and compared token by token, as the CSS syntax standard has it. A statement that would change stays as you wrote it.',
  },
] satisfies Question[];
