import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['[{"id":1,"name":"Ada"},{"id":2,"name":"Grace"}]'],
  no: ['(a)'],
} satisfies DetectExamples;
