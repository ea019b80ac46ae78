import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['otpauth://totp/a?secret=JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP'],
  no: ['ABCDEFGHIJKLMNOP', 'otpauth://totp/a'],
} satisfies DetectExamples;
