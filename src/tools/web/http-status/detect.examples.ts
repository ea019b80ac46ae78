import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [
    '404',
    'HTTP/1.1 404 Not Found',
    '301 Moved Permanently',
    'what does 418 mean?',
    'Request failed with status code 403',
  ],
  no: ['299', '404 Main Street', '200 Days Later', 'what is 300'],
} satisfies DetectExamples;
