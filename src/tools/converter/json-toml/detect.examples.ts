import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['{"a":1}'],
  no: ['[1,2]'],
} satisfies DetectExamples;
