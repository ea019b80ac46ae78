export const DAY = 86_400;
export const YEAR = 365.25 * DAY;

/** Guesses a second against a stolen fast hash. */
export const FAST_HASH_RATE = 1e10;

const UNITS = [
  ['year', YEAR],
  ['month', YEAR / 12],
  ['day', DAY],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export function timeInWords(seconds: number): string {
  if (seconds < 1) return 'less than a second';
  if (seconds >= 1000 * YEAR) return 'thousands of years';
  const [name, size] = UNITS.find(([, size]) => seconds >= size)!;
  const count = Math.floor(seconds / size);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
