import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['Fish &amp; chips'],
  no: ['a=1&b=2'],
} satisfies DetectExamples;
