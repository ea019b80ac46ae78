import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['<?xml version="1.0"?><a/>', '<feed><entry>x</entry></feed>'],
  no: ['<name>', '<a <b'],
} satisfies DetectExamples;
