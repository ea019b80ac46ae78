export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export interface DurationParts {
  hours: number;
  minutes: number;
  seconds: number;
  milliseconds: number;
}

/** Hours are not folded into days: 100 hours are 100 hours. */
export function durationParts(duration: number): DurationParts {
  const whole = Math.max(0, Math.floor(duration));
  return {
    hours: Math.floor(whole / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: Math.floor((whole % MINUTE) / SECOND),
    milliseconds: whole % SECOND,
  };
}

export const toDuration = ({ hours = 0, minutes = 0, seconds = 0, milliseconds = 0 }: Partial<DurationParts>): number =>
  hours * HOUR + minutes * MINUTE + seconds * SECOND + milliseconds;

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');

export interface DurationStyle {
  milliseconds?: boolean;
  /**
   * Which whole second to show where milliseconds are not. Time that has run is rounded down, time that is left is rounded up: so a countdown
   * shows its full length first, and zero only when it is over.
   */
  round?: 'down' | 'up';
}

/** 01:02:03.456, or 01:02:03 without milliseconds. */
export function formatDuration(duration: number, { milliseconds = false, round = 'down' }: DurationStyle = {}): string {
  const shown = milliseconds || round === 'down' ? duration : Math.ceil(duration / SECOND) * SECOND;
  const parts = durationParts(shown);
  const clock = `${pad(parts.hours)}:${pad(parts.minutes)}:${pad(parts.seconds)}`;
  return milliseconds ? `${clock}.${pad(parts.milliseconds, 3)}` : clock;
}

const count = (value: number | string, unit: string) => `${value} ${unit}${Number(value) === 1 ? '' : 's'}`;

/** "1 hour 2 minutes 3.4 seconds": for ears rather than eyes. */
export function describeDuration(duration: number): string {
  // Rounded before it is divided: 59.96 seconds are one minute, not "60 seconds".
  const { hours, minutes, seconds, milliseconds } = durationParts(Math.round(duration / 100) * 100);
  const tenths = seconds + milliseconds / SECOND;
  const words = [
    hours > 0 && count(hours, 'hour'),
    minutes > 0 && count(minutes, 'minute'),
    (tenths > 0 || hours + minutes === 0) && count(tenths, 'second'),
  ];
  return words.filter(Boolean).join(' ');
}
