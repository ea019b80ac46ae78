import { InputError } from '@/engines/input-error';

/** Reads 23:59 or 23:59:30 as seconds since midnight; `name` is what the message calls it. */
export function parseTime(text: string, name: string): { second: number; hasSeconds: boolean } {
  const parts = text.split(':').map(Number);
  const [hour = 24, minute = 60, second = 0] = parts;
  if (text === '') throw new InputError(`${name} is missing`);
  if (hour > 23 || minute > 59 || second > 59) throw new InputError(`${name} isn’t a valid time`);
  return { second: hour * 3600 + minute * 60 + second, hasSeconds: parts.length > 2 };
}

export function formatTime(secondOfDay: number, { clock24, seconds }: { clock24: boolean; seconds: boolean }): string {
  const hour = Math.floor(secondOfDay / 3600);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = `:${two(Math.floor(secondOfDay / 60) % 60)}${seconds ? `:${two(secondOfDay % 60)}` : ''}`;
  return clock24 ? two(hour) + rest : `${two(hour % 12 || 12)}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}
