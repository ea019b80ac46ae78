import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['aGVsbG8gd29ybGQ='],
  no: ['password'],
} satisfies DetectExamples;
