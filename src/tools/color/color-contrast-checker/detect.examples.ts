import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['#fff on #1e90ff'],
  no: ['#fff'],
} satisfies DetectExamples;
