import type { Snippet } from './types';

/** Moments and the time between them. */
export const TIME_SNIPPETS: readonly Snippet[] = [
  // Unix timestamps
  { text: '1700000000', wants: ['unix-timestamp-converter'] },
  { text: '1714731753123', wants: ['unix-timestamp-converter'] },
  { text: ' 1609459200\n', wants: ['unix-timestamp-converter'] },
  { text: '1767323045', wants: ['unix-timestamp-converter'] },
  { text: '1714731753123456789', wants: ['unix-timestamp-converter'] },
  { text: '1714731753.512', wants: ['unix-timestamp-converter'] },
  { text: '1516239022\n1516242622\n1516246222\n', wants: ['unix-timestamp-converter'] },
  { text: '"1735689600"', wants: ['unix-timestamp-converter'] },
  { text: '1735689600000', wants: ['unix-timestamp-converter'] },
  // other systems' counts, and identifiers that hold a time
  { text: '133774000000000000', wants: ['unix-timestamp-converter'] },
  { text: '638700000000000000', wants: ['unix-timestamp-converter'] },
  { text: '507f1f77bcf86cd799439011', wants: ['unix-timestamp-converter'] },
  { text: 'ObjectId("65f1a2b3c4d5e6f708192a3b")', wants: ['unix-timestamp-converter'] },
  // dates
  { text: '12/25/2024 3:30 PM', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  { text: '03.10.2025 18:45', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  { text: '2024-03-15T14:30:00Z', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  { text: '2024-03-15T14:30:00+05:30', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  { text: '2026-01-31 23:59', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  { text: '2023-11-14 22:13:20', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  { text: '2024-03-15T14:30:00.123456Z\n', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  { text: 'Tue, 15 Nov 1994 08:12:31 GMT', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  { text: 'Fri, 02 Jan 2026 04:04:05 +0100', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  { text: 'Date: Mon, 06 May 2024 09:00:00 -0700', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  { text: '"2025-06-01T00:00:00.000Z"', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  { text: '2024-12-24T18:00:00-03:00[America/Sao_Paulo]', wants: ['unix-timestamp-converter', 'time-zone-converter'] },
  // times with zones
  { text: '2025-11-03 09:00 PST', wants: ['time-zone-converter', 'unix-timestamp-converter'] },
  { text: '2026-03-29 09:30 America/New_York', wants: ['time-zone-converter', 'unix-timestamp-converter'] },
  { text: '2024-07-01 18:00 CEST', wants: ['time-zone-converter', 'unix-timestamp-converter'] },
  { text: '2025-02-10 14:00 UTC', wants: ['time-zone-converter', 'unix-timestamp-converter'] },
  // two dates
  {
    text: '2024-01-15 to 2024-03-20',
    wants: ['time-difference-calculator', 'unix-timestamp-converter', 'time-zone-converter'],
  },
  {
    text: '2024-02-28 12:00 - 2026-03-01 13:30',
    wants: ['time-difference-calculator', 'unix-timestamp-converter', 'time-zone-converter'],
  },
  {
    text: '2023-05-01T08:00:00Z\n2023-05-04T17:45:00Z',
    wants: ['time-difference-calculator', 'unix-timestamp-converter', 'time-zone-converter'],
  },
];
