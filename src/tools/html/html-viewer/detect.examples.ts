import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['<ul><li>One</li><li>Two</li></ul>', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'],
  no: ['<<>>'],
} satisfies DetectExamples;
