import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['caf%C3%A9%20bar', 'caf%e9'],
  no: ['50% off', '100%'],
} satisfies DetectExamples;
