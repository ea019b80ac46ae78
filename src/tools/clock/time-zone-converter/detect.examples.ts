import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['2025-11-03 09:00 PST', '3pm EST in Berlin'],
  no: ['at 3 in Berlin', 'time in tokyo'],
} satisfies DetectExamples;
