import type { TimeSystem } from '@/engines/time/systems';
import type { UnixUnit } from '@/engines/time/unix';

export const UNIT_NAMES = {
  seconds: 'Seconds',
  milliseconds: 'Milliseconds',
  microseconds: 'Microseconds',
  nanoseconds: 'Nanoseconds',
} as const satisfies Record<UnixUnit, string>;

/** How other systems count, by their names. */
export const SYSTEM_NAMES = {
  filetime: 'Windows FILETIME',
  ticks: '.NET Ticks',
  webkit: 'WebKit / Chrome',
  hfs: 'Mac HFS+',
  cocoa: 'Apple Cocoa',
  excel: 'Excel',
  gps: 'GPS',
  snowflake: 'Snowflake (Twitter/X)',
  discord: 'Snowflake (Discord)',
  mastodon: 'Snowflake (Mastodon)',
} as const satisfies Record<TimeSystem, string>;
