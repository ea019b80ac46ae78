import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'],
  no: ['$2b or not'],
} satisfies DetectExamples;
