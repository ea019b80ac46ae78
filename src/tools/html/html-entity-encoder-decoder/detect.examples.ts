import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['caf&eacute; &amp; bar', '&#72;&#105;'],
  no: ['a=1&copy=2', 'AT&T'],
} satisfies DetectExamples;
