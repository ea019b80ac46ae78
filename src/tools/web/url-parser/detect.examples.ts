import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [
    '//cdn.example.com/lib/app.js',
    'localhost:3000/api?page=2',
    'https://example.org/a?b=c',
    'example.com/path?x=1',
    '?utm_source=a&b=c',
    '?page=2',
  ],
  no: ['file.txt', 'e.g. this', 'and/or', '?', 'a ? b = c', '?='],
} satisfies DetectExamples;
