import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [],
  no: ['port'],
} satisfies DetectExamples;
