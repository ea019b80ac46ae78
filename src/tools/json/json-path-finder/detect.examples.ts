import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['{"a":1}'],
  no: ['[x]'],
} satisfies DetectExamples;
