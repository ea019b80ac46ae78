import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['BEGIN:VCARD\nFN:Ada\nEND:VCARD', 'https://example.org'],
  no: ['?a=b&c=d', 'geo: a prefix'],
} satisfies DetectExamples;
