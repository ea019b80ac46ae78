import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['MCMXCIV', 'XIV'],
  no: ['MIX', 'CIVIL', 'I', 'IIII'],
} satisfies DetectExamples;
