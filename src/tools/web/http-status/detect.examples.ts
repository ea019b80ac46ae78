import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['404', 'HTTP/1.1 404 Not Found', '301 Moved Permanently'],
  no: ['299', '404 Main Street', '200 Days Later'],
} satisfies DetectExamples;
