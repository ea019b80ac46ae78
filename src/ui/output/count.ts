import { grouped } from '@/engines/number/grouped';
import { persist } from '../storage/storage';

/** Of longer texts the number of UTF-16 units is shown, which is known. */
export const UNITS_LIMIT = 2_000_000;

/** How the thousands of a count are told apart; results are written as their tools say. */
export const THOUSANDS_MARKS = {
  comma: ',',
  dot: '.',
  space: '\u202f',
  apostrophe: '’',
  none: '',
} as const;
export type NumberStyle = keyof typeof THOUSANDS_MARKS;
export const numberStyle = persist<NumberStyle>('localkit:numbers', (raw) =>
  typeof raw === 'string' && Object.hasOwn(THOUSANDS_MARKS, raw) ? (raw as NumberStyle) : 'comma',
);

export function plural(count: number, one: string, many = `${one}s`): string {
  const digits = grouped(count).replaceAll(',', THOUSANDS_MARKS[numberStyle.get()]);
  return `${digits} ${count === 1 ? one : many}`;
}
