import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['.card { color: red; padding: 4px }', '@media (min-width: 1px) { a { color: red } }'],
  no: ['Note: call Bob', 'if (a) { b(); }'],
} satisfies DetectExamples;
