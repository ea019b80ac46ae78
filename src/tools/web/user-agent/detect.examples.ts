import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'curl/8.5.0'],
  no: ['Mozilla is a foundation'],
} satisfies DetectExamples;
