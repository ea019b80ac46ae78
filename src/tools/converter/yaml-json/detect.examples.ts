import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['key: value\nother: 12', 'name: build\nsteps:\n  - run: test\n', '---\nname: x\nsize: 3'],
  no: ['Note: call Bob', 'Name: Ada\nPhone: 555'],
} satisfies DetectExamples;
