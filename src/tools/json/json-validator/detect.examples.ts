import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['{"a":1,}', "{'a': 1}"],
  no: ['{ color: red; }'],
} satisfies DetectExamples;
