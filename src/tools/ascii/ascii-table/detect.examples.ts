import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['id,name,born\n1,Ada,1815\n2,Grace,1906'],
  no: ['Dear Ada, hello\nGrace, too'],
} satisfies DetectExamples;
