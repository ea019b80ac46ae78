import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----'],
  no: ['-----BEGIN CERTIFICATE-----'],
} satisfies DetectExamples;
