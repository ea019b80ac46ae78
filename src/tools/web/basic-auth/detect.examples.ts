import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=='],
  no: ['Basic English'],
} satisfies DetectExamples;
