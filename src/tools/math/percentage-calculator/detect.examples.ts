import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [
    '15% of 80',
    '20 is what percent of 50',
    '$120 - 15%',
    '1299 + 19% VAT',
    'increase 200 by 15%',
    '64.20 reduced by 10 percent',
    'from 40 to 55 percent change',
    '7/8 as a percentage',
    '18% gratuity on $64.20',
    '33%',
    '30 is 20% of what number?',
    '15% of $80',
    'percentage difference between 40 and 50',
  ],
  no: [
    '15% more',
    'half of 80',
    'difference between 40 and 50',
    '30 is 20% of that',
    'from 5 to 9',
    'up by 15%',
    'sold by 20 percent',
  ],
} satisfies DetectExamples;
