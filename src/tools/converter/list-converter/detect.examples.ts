import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['pear\napple\nfig\nplum\nkiwi', 'red;green;blue', 'a, b, c'],
  no: ['a b\nc d', 'One, two and three.'],
} satisfies DetectExamples;
