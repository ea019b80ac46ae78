import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['U2FsdGVkX18Yg2eK1mYVb8YyJf0Zl0bq3m0pJ9m0mNQ='],
  no: ['U2F'],
} satisfies DetectExamples;
