import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['10 km in mi', '72 °F to °C', '500 ml to cups'],
  no: ['10 people in town', '5 to 9'],
} satisfies DetectExamples;
