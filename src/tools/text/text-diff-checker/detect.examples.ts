import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['--- a\n+++ b\n@@ -1 +1 @@\n-x\n+y'],
  no: ['--- a\n+++ b'],
} satisfies DetectExamples;
