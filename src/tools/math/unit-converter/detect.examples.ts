import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [
    '10 km in mi',
    '72 °F to °C',
    '500 ml to cups',
    '2½ inches',
    '1/2 cup',
    '3 stone 4 lb',
    '1h 30m',
    '1e3 m',
    'how many ounces in 2 pounds',
  ],
  no: ['10 people in town', '5 to 9', '1/2 of it', '1 h 90 m', '12 m 3 men'],
} satisfies DetectExamples;
