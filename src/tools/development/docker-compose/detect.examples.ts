import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['docker run -d -p 80:80 nginx'],
  no: ['docker ps', 'docker run'],
} satisfies DetectExamples;
