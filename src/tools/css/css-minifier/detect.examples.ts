import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['.card { color: red; padding: 4px }'],
  no: ['{ "color": "red" }'],
} satisfies DetectExamples;
