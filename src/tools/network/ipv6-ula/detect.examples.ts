import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['3c:22:fb:12:34:56'],
  no: ['12:30:45'],
} satisfies DetectExamples;
