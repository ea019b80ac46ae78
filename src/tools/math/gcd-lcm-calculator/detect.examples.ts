import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['gcd(12, 18)', 'lcm of 4 and 6'],
  no: ['gcd', '12, 18'],
} satisfies DetectExamples;
