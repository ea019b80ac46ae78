import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['10 Tips & Tricks for Better Sleep!', 'The Lord of the Rings: The Return of the King'],
  no: ['a plain sentence of words', 'THIS IS LOUD TEXT', 'John Smith'],
} satisfies DetectExamples;
