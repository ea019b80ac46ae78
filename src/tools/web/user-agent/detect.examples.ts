import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    'curl/8.5.0',
    'sec-ch-ua-platform: "Windows"\nsec-ch-ua-platform-version: "15.0.0"',
  ],
  no: ['Mozilla is a foundation', 'Accept: */*\nHost: example.com'],
} satisfies DetectExamples;
