import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['#1e90ff'],
  no: ['rgb(1 2 3)', '1e90ff'],
} satisfies DetectExamples;
