import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['01001000 01101001'],
  no: ['10110', '1010 2020'],
} satisfies DetectExamples;
