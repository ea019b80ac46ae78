import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [
    '@import url("reset.css") screen;',
    'display: grid; place-items: center',
    '.card { color: red; padding: 4px }',
    '@media (min-width: 1px) { a { color: red } }',
  ],
  no: ['Note: call Bob', 'if (a) { b(); }'],
} satisfies DetectExamples;
