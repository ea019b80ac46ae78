import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [],
  no: ['random', 'roll', '3d6+2', 'd20', 'flip a coin', '3d models', 'add'],
} satisfies DetectExamples;
