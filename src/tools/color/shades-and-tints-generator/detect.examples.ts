import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['#1e90ff'],
  no: ['#4711'],
} satisfies DetectExamples;
