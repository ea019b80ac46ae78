import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['id,name,born\n1,Ada,1815\n2,Grace,1906', 'a;b\n1;2\n3;4', 'a\tb\n1\t2'],
  no: ['apples, pears and plums', 'Dear Bob,\nThanks, see you'],
} satisfies DetectExamples;
