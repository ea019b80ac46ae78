import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['Jane.Doe@example.org', 'a@example.org, B <b@example.com>'],
  no: ['write to me@home', '@anna'],
} satisfies DetectExamples;
