import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['a\nb\na\nc\nb'],
  no: ['a\nb\nc\nd\ne'],
} satisfies DetectExamples;
