import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['2024-01-01 to 2024-03-15'],
  no: ['from here to there'],
} satisfies DetectExamples;
