import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['0xff', '0b1010', '0o755'],
  no: ['0b12', '0xyz', 'ox'],
} satisfies DetectExamples;
