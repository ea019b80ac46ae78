import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['[package]\nname = "x"\nversion = "1.0"'],
  no: ['x = y', 'a = b + c\nd = e'],
} satisfies DetectExamples;
