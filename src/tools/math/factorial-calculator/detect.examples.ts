import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['20!'],
  no: ['Wow!', '20!!! years'],
} satisfies DetectExamples;
