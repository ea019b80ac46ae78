import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['Alfa Bravo Charlie', 'Kilo-India-Lima-Oscar'],
  no: ['Hotel California', 'Golf'],
} satisfies DetectExamples;
