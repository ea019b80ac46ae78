import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'],
  no: ['the cat and the dog were there with them all day long ok'],
} satisfies DetectExamples;
