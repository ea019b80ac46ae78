import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['name: build\nsteps:\n  - run: test\n'],
  no: ['To: me'],
} satisfies DetectExamples;
