import { InputError } from '@/engines/input-error';

/** Dates reach 100 million days to either side of 1970, as in the language itself. In nanoseconds. */
export const FARTHEST = 8_640_000_000_000_000_000_000n;

/** Digits behind the second each unit has. */
const SCALES = { seconds: 0, milliseconds: 3, microseconds: 6, nanoseconds: 9 } as const;
export type UnixUnit = keyof typeof SCALES;
export const UNIX_UNITS = Object.keys(SCALES) as UnixUnit[];

const factor = (unit: UnixUnit): bigint => 10n ** BigInt(9 - SCALES[unit]);

/** The seconds of the years 1 to 9999: what people mean is nearly always in there. */
const EARLIEST_SECOND = -62_135_596_800n;
const LATEST_SECOND = 253_402_300_799n;

/** The coarsest unit that gives a year from 1 to 9999. */
export function recogniseUnit(whole: bigint): UnixUnit {
  for (const unit of UNIX_UNITS) {
    const perSecond = 10n ** BigInt(SCALES[unit]);
    if (whole >= EARLIEST_SECOND * perSecond && whole < (LATEST_SECOND + 1n) * perSecond) return unit;
  }
  return 'nanoseconds';
}

export interface Timestamp {
  /** Nanoseconds since 1970. */
  readonly epoch: bigint;
  readonly unit: UnixUnit;
  /** It had digits finer than a nanosecond. */
  readonly cut: boolean;
}

const NUMBER = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/;
const MOST_DIGITS = 25;
const SHOWN = 40;

export function parseTimestamp(text: string, as: UnixUnit | 'auto' = 'auto'): Timestamp {
  const trimmed = text.trim().replace(/^−/, '-').replaceAll('_', '');
  const [, sign, digits = '', fraction = ''] = NUMBER.exec(trimmed) ?? [];
  if (sign === undefined) {
    const shown = trimmed.length > SHOWN ? `${trimmed.slice(0, SHOWN)}…` : trimmed;
    throw new InputError(`Not a timestamp: ${shown}. Enter a number such as 1700000000.`);
  }
  const significant = digits.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const tooFar = () => new InputError('The timestamp is out of range: dates reach from the year -271821 to 275760');
  if (significant.length > MOST_DIGITS) throw tooFar();
  const whole = sign === '-' ? -BigInt(significant) : BigInt(significant);
  const unit = as === 'auto' ? recogniseUnit(whole) : as;
  const places = 9 - SCALES[unit];
  const rest = BigInt(fraction.slice(0, places).padEnd(places, '0') || '0');
  const epoch = whole * factor(unit) + (sign === '-' ? -rest : rest);
  if (epoch > FARTHEST || epoch < -FARTHEST) throw tooFar();
  return { epoch, unit, cut: /[1-9]/.test(fraction.slice(places)) };
}

/** The timestamp in a unit, with decimals only where it has some. */
export function formatTimestamp(epoch: bigint, unit: UnixUnit): string {
  const divisor = factor(unit);
  const size = epoch < 0n ? -epoch : epoch;
  const fraction = (size % divisor)
    .toString()
    .padStart(9 - SCALES[unit], '0')
    .replace(/0+$/, '');
  return `${epoch < 0n ? '-' : ''}${size / divisor}${fraction && divisor > 1n ? `.${fraction}` : ''}`;
}

/** Made when it is first needed: a page starts sooner without it. */
let relative: Intl.RelativeTimeFormat | undefined;
const UNITS = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "3 days ago", "in 2 months": in the largest unit that fits, whole ones only. */
export function relativeTime(epoch: bigint, now: bigint): string {
  const seconds = Number(epoch - now) / 1e9;
  const size = Math.abs(seconds);
  if (size < 1) return 'now';
  const [unit, length] = UNITS.find(([, one]) => size >= one) ?? (['second', 1] as const);
  relative ??= new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  return relative.format(Math.sign(seconds) * Math.floor(size / length), unit);
}
