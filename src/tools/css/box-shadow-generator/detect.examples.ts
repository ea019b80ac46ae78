import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['box-shadow: 0 4px 6px #0004;'],
  no: ['box-shadow: none'],
} satisfies DetectExamples;
