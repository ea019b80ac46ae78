import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['data:text/plain;base64,SGk=', 'aGVsbG8gd29ybGQ=', 'data:text/plain;base64,aGVsbG8='],
  no: ['test', 'getElementById', 'src/kit/detect'],
} satisfies DetectExamples;
