import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['#1e90ff', 'rgb(30 144 255)', 'color: tomato;'],
  no: ['#123', 'tomato'],
} satisfies DetectExamples;
