import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['\\u0048\\u0069', 'U+0048 U+0069'],
  no: ['C:\\users', 'U+ me'],
} satisfies DetectExamples;
