import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [],
  no: ['password', 'password 24'],
} satisfies DetectExamples;
