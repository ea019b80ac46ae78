import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['gcd(12, 18)', 'lcm of 4 and 6', '12 and 18 lcm', 'greatest common divisor of 12 and 30'],
  no: ['gcd', '12, 18', 'lcm of 4', '12 and 18'],
} satisfies DetectExamples;
