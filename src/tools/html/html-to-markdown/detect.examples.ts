import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['<ul><li>One</li><li>Two</li></ul>'],
  no: ['no <tags> here'],
} satisfies DetectExamples;
