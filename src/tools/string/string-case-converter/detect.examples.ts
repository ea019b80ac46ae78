import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['hello world to snake case', 'getUserName in kebab-case', '"Main Street" to uppercase'],
  no: ['text to snake case', 'convert to title case', 'camel case to snake case', 'the judge brought it to a case'],
} satisfies DetectExamples;
