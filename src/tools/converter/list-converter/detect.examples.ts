import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['pear\napple\nfig\nplum\nkiwi'],
  no: ['a b\nc d'],
} satisfies DetectExamples;
