import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['755', 'rwxr-xr-x', 'chmod 0644 file', 'u=rwx,go=rx'],
  no: ['chmod is a command', '--------'],
} satisfies DetectExamples;
