import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['WIFI:T:WPA;S:home;P:secret;;'],
  no: ['WIFI: free'],
} satisfies DetectExamples;
