import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['[{"id":1,"name":"Ada"},{"id":2,"name":"Grace"}]', '{"a":1}\n{"a":2}'],
  no: ['[1,2]'],
} satisfies DetectExamples;
