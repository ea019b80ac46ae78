import type { UnixUnit } from '@/engines/time/unix';

export const UNIT_NAMES = {
  seconds: 'Seconds',
  milliseconds: 'Milliseconds',
  microseconds: 'Microseconds',
  nanoseconds: 'Nanoseconds',
} as const satisfies Record<UnixUnit, string>;
