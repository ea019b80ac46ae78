import type { Question } from '@/kit/meta';

export default [
  {
    question: 'What is a Unix timestamp?',
    answer:
      'The number of seconds since 1 January 1970, 00:00:00 UTC, without counting leap seconds. It is the same number everywhere at the same moment; the time zone only matters when it is shown as a date.',
  },
  {
    question: 'Are my timestamps in seconds or in milliseconds?',
    answer:
      'The converter picks the largest unit that lands in the years 1 to 9999, and says which. Today seconds have 10 digits, milliseconds 13, microseconds 16 and nanoseconds 19. If it guesses wrong, such as for milliseconds in 1971, choose the Unit yourself.',
  },
  {
    question: 'Can I convert many timestamps at once?',
    answer:
      'Yes. Put one on each line, in either direction; the result is a table you can paste into a spreadsheet. If a line can’t be read, it shows its error and the rest still run.',
  },
  {
    question: 'Do negative and fractional timestamps work?',
    answer:
      'Yes. Negative numbers are before 1970: -1 is 23:59:59 on 31 December 1969. Fractions such as 1700000000.123456789 are exact to the nanosecond; smaller digits are cut off, and a note says so.',
  },
  {
    question: 'Which date formats can be converted to Unix time?',
    answer:
      'ISO 8601 such as 2026-01-31T23:59:59.5+01:00, the same with a space or without an offset, a date alone, and email or web header dates such as Wed, 21 Oct 2015 07:28:00 GMT. Without an offset, the chosen time zone applies, daylight saving included.',
  },
  {
    question: 'Can I type dates such as “yesterday 5pm”?',
    answer:
      'Yes, in Date to Unix: 12/25/2024 3:30 PM, 25 December 2024, next friday, in 2 weeks, 90 minutes ago, or the output of the date command and logs. A note says how it was read, for example month before day.',
  },
  {
    question: 'Which other timestamps can be read?',
    answer:
      'Under Unit: Windows FILETIME, .NET ticks, WebKit and Chrome, Mac HFS+ and Cocoa, Excel serial dates, GPS with its leap seconds, and Snowflakes from Twitter/X, Discord and Mastodon. MongoDB ObjectIds, ULIDs and UUIDs of version 1, 6 and 7 are detected automatically. Other Systems shows the same moment in all of them.',
  },
  {
    question: 'How do I write this moment in my program?',
    answer:
      'Switch on Code. It shows one line each for JavaScript, Python, Java, C#, Go, PHP, Ruby and PostgreSQL, with as many digits as the language keeps: nanoseconds in Java, Go and Ruby, microseconds in Python, PHP and PostgreSQL, milliseconds in JavaScript and C#.',
  },
  {
    question: 'What happens in 2038?',
    answer:
      'Programs that store seconds in a signed 32-bit number run out at 2147483647, on 19 January 2038 at 03:14:07 UTC. This converter uses exact integers and works up to the year 275760.',
  },
  {
    question: 'How do I get the timestamp of midnight, or of the start of a month?',
    answer:
      'Switch on Calendar. It shows the first and last second of the day, week, month and year around your moment, in the chosen zone, with the ISO week and the day of the year. Weeks begin on Monday, and a day on which clocks change at midnight begins when it really does.',
  },
] satisfies Question[];
