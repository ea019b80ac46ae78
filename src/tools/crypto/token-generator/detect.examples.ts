import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [],
  no: ['token', 'token 32'],
} satisfies DetectExamples;
