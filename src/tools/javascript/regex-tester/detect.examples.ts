import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['/^\\d{3}-\\d{4}$/g', '(?<year>\\d{4})-\\d{2}', '^https?://'],
  no: ['/usr/local/bin', 'C:\\docs\\work'],
} satisfies DetectExamples;
