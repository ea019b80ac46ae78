import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['is 97 prime?'],
  no: ['prime time', '97'],
} satisfies DetectExamples;
