import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['10.0.0.1 - 10.0.0.20'],
  no: ['10.0.0.1'],
} satisfies DetectExamples;
