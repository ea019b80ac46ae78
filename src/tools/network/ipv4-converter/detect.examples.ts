import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['192.168.1.1', '11000000.10101000.00000001.00000001', '127.0.0.1:8080'],
  no: ['1.2.3', '256.1.1.1'],
} satisfies DetectExamples;
