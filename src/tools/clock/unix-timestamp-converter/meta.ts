import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Unix Timestamp Converter',
  description:
    'Convert Unix timestamps to dates and back in any time zone: seconds, milliseconds, microseconds or nanoseconds, detected automatically.',
  keywords: [
    'epoch converter',
    'unix time',
    'epoch time',
    'posix time',
    'timestamp to date',
    'milliseconds',
    'current timestamp',
    'epoch',
    'unix date',
    'date to timestamp',
    'filetime',
    '.net ticks',
    'webkit timestamp',
    'excel date',
    'gps time',
    'objectid timestamp',
    'snowflake id',
    'uuid timestamp',
    'iso week',
    'day of the year',
    'week number',
  ],
  icon: 'binary',
  popularity: 3,
  related: ['time-zone-converter', 'time-difference-calculator', 'random-date', 'crontab', 'ulid-generator'],
  alsoIn: ['development', 'converter'],
});
