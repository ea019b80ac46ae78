import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['is 97 prime?', '97'],
  no: ['prime time', '97th', '007'],
} satisfies DetectExamples;
