import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['https://example.org/a?b=c', 'example.com/path?x=1'],
  no: ['file.txt', 'e.g. this', 'and/or'],
} satisfies DetectExamples;
