import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['#fff on #1e90ff', 'white on #777777', 'gray text on white background'],
  no: ['#fff', 'based on merit', 'black and white'],
} satisfies DetectExamples;
