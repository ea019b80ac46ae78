import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['box-shadow: 0 4px 6px #0004;', '0 1px 2px 0 rgb(0 0 0 / 0.05), inset 0 2px 4px #0002'],
  no: ['box-shadow: none', '0 4px', '1px solid #ccc', '0 0 10px'],
} satisfies DetectExamples;
