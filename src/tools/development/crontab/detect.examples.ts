import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: [
    'Mon..Fri 09:00',
    '*-*-01 04:00:00',
    '*/5 * * * *',
    '0 9 * * MON-FRI',
    '@daily',
    '0 5 * * 1 tar -czf x.tgz .',
    'every monday at 9am',
    'every 5 minutes',
  ],
  no: ['1 2 3 4 5', '@anna', '* * *', 'Every Monday at nine we meet', 'every 7 minutes'],
} satisfies DetectExamples;
