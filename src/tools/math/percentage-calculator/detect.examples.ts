import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['15% of 80', '20 is what percent of 50'],
  no: ['15%', 'half of 80'],
} satisfies DetectExamples;
