import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['0100100001101001'],
  no: ['0101', '20202020'],
} satisfies DetectExamples;
