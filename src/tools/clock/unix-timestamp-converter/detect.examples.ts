import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['1700000000', '1700000000000', '2024-03-15T10:00:00Z', 'Mon, 06 May 2024 09:00:00 GMT'],
  no: ['2125551234', '0123456789', '12345'],
} satisfies DetectExamples;
