import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'Bearer eyJhbGciOiJub25lIn0.eyJhIjoxfQ.'],
  no: ['eyes.on.you'],
} satisfies DetectExamples;
