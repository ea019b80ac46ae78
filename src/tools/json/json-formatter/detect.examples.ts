import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['{}', '[]', '{"a":1}', '[1,2,3]'],
  no: ['[1]', '{braces}', '[sic]'],
} satisfies DetectExamples;
