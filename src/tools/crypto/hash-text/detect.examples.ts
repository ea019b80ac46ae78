import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  no: ['deadbeef', '00000000000000000000000000000000'],
} satisfies DetectExamples;
