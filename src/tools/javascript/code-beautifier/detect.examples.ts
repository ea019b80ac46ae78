import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['def add(a, b):\n    return a + b\n\nprint(add(1, 2))', 'interface A { b: string }\nconst a: A = { b: "c" };'],
  no: ['def is short for definition'],
} satisfies DetectExamples;
