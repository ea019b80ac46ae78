import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['const total = items.reduce((sum, one) => sum + one, 0);\nconsole.log(total);'],
  no: ['const'],
} satisfies DetectExamples;
