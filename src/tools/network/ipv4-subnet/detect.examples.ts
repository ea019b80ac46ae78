import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['10.0.0.0/8', '192.168.1.0 255.255.255.0'],
  no: ['10/8', '1.2.3.4/40'],
} satisfies DetectExamples;
