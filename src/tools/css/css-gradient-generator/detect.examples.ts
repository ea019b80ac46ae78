import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['linear-gradient(90deg, #f00 0%, #00f 100%)'],
  no: ['gradient'],
} satisfies DetectExamples;
