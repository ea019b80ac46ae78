import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org'],
  no: ['https://outlook.com'],
} satisfies DetectExamples;
