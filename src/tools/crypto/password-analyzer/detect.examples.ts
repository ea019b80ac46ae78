import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['Tr0ub4dor&3', 'P@ssw0rd-2026!'],
  no: ['password', 'Ann.Lee7@example.com', 'Photo_2026-01.JPG', 'https://Example.com/a1'],
} satisfies DetectExamples;
