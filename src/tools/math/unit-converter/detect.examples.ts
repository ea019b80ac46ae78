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
    '1 sq ft to sq m',
    '100 kmh to mph',
    '30 mpg to l/100km',
    '1/3 cup in ml',
    '1 lightyear to km',
    '3000 rpm to rad/s',
    '3000 mAh in C',
  ],
  no: ['10 people in town', '5 to 9', '1/2 of it', '1 h 90 m', '12 m 3 men', '3 amps to Berlin', '1 stick in mud'],
} satisfies DetectExamples;
