import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['aGVsbG8gd29ybGQ=', 'data:text/plain;base64,aGVsbG8='],
  no: ['test', 'getElementById', 'src/kit/detect'],
} satisfies DetectExamples;
