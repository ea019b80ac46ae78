import { grouped } from '@/engines/number/grouped';

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];

/** A size for people, in decimal units as file managers and drives count: "999 B", "1.2 MB", "12 GB". */
export function formatBytes(count: number): string {
  let value = count;
  let unit = 0;
  // 999,950 bytes would round to "1000.0 kB": step up as soon as the rounded figure needs four digits.
  while (unit < UNITS.length - 1 && Math.abs(roundTidily(value, unit)) >= 1000) {
    value /= 1000;
    unit++;
  }
  return `${roundTidily(value, unit)} ${UNITS[unit]}`;
}

function roundTidily(value: number, unit: number): number {
  return unit === 0 || Math.abs(value) >= 99.95 ? Math.round(value) : Math.round(value * 10) / 10;
}

/** "1 byte", "1,234 bytes". */
export const countOfBytes = (count: number): string => `${grouped(count)} ${count === 1 ? 'byte' : 'bytes'}`;
