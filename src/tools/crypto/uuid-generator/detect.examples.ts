import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['7d444840-9dc0-11d1-b245-5ffdce74fad2'],
  no: ['uuid', '555-1234-5678'],
} satisfies DetectExamples;
