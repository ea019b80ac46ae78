import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['2^64-1', '(3+4)*5', 'sqrt(2)'],
  no: ['+1 (555) 123-4567', '2024-03-15', '3:2'],
} satisfies DetectExamples;
