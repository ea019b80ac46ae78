import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['hsl(210 100% 56%)'],
  no: ['hsl'],
} satisfies DetectExamples;
