import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['F0:18:98', '3c:22:fb:12:34:56', '001b.6384.45e6', 'link/ether dc:a6:32:01:02:03 brd ff:ff:ff:ff:ff:ff'],
  no: ['de-fa-ce', '12:34:56', '3c22fb123456'],
} satisfies DetectExamples;
