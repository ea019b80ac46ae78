import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['image/webp', 'Content-Type: text/html; charset=utf-8'],
  no: ['and/or', 'text/or'],
} satisfies DetectExamples;
