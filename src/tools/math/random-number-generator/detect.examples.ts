import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [],
  no: ['random', 'roll'],
} satisfies DetectExamples;
