import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [
    'parseHttpResponseCode',
    'MAX_RETRY_COUNT',
    'HttpServletRequest',
    'innerHTML',
    '_privateField',
    '$scopeName',
    'user-profile-card',
    'Content-Security-Policy',
    'UserService',
    'It rained all day, so we stayed in.',
  ],
  no: ['iPhone', 'GitHub', 'macOS', 'watchOS', 'well-known', 'Jean-Luc', 'IMG_0042', 'McDonald'],
} satisfies DetectExamples;
