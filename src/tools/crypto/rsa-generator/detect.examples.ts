import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----'],
  no: ['-----BEGIN CERTIFICATE-----', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIA me@host'],
} satisfies DetectExamples;
