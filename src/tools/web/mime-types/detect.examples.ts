import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['image/webp', '.ipynb', '*.xlsx', 'report.pdf', 'Content-Type: text/html; charset=utf-8'],
  no: ['and/or', '.gitignore', '.env', 'e.g', 'v1.2.3', 'text/or'],
} satisfies DetectExamples;
