import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['#1e90ff80'],
  no: ['#12'],
} satisfies DetectExamples;
