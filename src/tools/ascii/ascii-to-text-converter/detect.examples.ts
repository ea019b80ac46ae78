import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['48 65 6c 6c 6f', '72 101 108 108 111', '68656c6c6f20776f726c64'],
  no: ['06 12 34 56 78', '10 20 30 40'],
} satisfies DetectExamples;
