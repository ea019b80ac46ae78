import { PERIOD } from './totp';

/** A server's `Date` names a whole second: on average, half of one has passed since. */
const HALF_SECOND = 500;

/**
 * How many seconds this clock is ahead of the one whose `Date` was answered, below zero when it is behind.
 * @param asked and `answered` by this clock, in milliseconds: the answer was given about halfway between them.
 * @param age of the answer, in seconds: one that a cache kept names a time that is past.
 */
export function clockSkew(
  date: string | null,
  asked: number,
  answered: number,
  age: string | null = null,
): number | undefined {
  if (Number(age ?? 0) !== 0) return undefined;
  const theirs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(theirs)) return undefined;
  const ahead = (asked + answered) / 2 - (theirs + HALF_SECOND);
  // Less than a second cannot be told from the way the answer took.
  return Math.abs(ahead) < 1000 ? 0 : Math.round(ahead / 1000);
}

export function describeSkew(seconds: number | undefined): string {
  if (seconds === undefined) return 'Unknown';
  if (seconds === 0) return '0 s';
  return seconds > 0 ? `+${seconds} s ahead` : `${seconds} s behind`;
}

/** Servers take the code before and after the present one; no clock may be off by more. */
export const isTooFar = (seconds: number | undefined): boolean => seconds !== undefined && Math.abs(seconds) > PERIOD;
