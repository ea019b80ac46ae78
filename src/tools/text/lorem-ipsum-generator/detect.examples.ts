import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [],
  no: ['lorem', 'lorem 3'],
} satisfies DetectExamples;
