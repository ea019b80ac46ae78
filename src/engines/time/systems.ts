import { InputError } from '@/engines/input-error';
import { FARTHEST } from './unix';

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;

interface Counted {
  /** What one of them is, and from when they are counted. */
  readonly counts: string;
  /** Nanoseconds that one of them lasts. */
  readonly step: bigint;
  /** Where they begin, in seconds since 1970. */
  readonly start: bigint;
  /** Bits behind the time, which hold something else. */
  readonly shift?: bigint;
}

/** How other systems than Unix count time. */
export const SYSTEMS = {
  filetime: { counts: '100 nanoseconds since 1601', step: 100n, start: -11_644_473_600n },
  ticks: { counts: '100 nanoseconds since the year 1', step: 100n, start: -62_135_596_800n },
  webkit: { counts: 'microseconds since 1601', step: 1000n, start: -11_644_473_600n },
  hfs: { counts: 'seconds since 1904', step: SECOND, start: -2_082_844_800n },
  cocoa: { counts: 'seconds since 2001', step: SECOND, start: 978_307_200n },
  excel: { counts: 'days since 1900, without a zone', step: DAY, start: -2_209_161_600n },
  gps: {
    counts: 'seconds since 6 January 1980, leap seconds counted',
    step: SECOND,
    start: 315_964_800n,
  },
  snowflake: {
    counts: 'milliseconds since 4 November 2010, 22 bits behind them',
    step: 1_000_000n,
    start: 1_288_834_974n,
    shift: 22n,
  },
  discord: {
    counts: 'milliseconds since 2015, 22 bits behind them',
    step: 1_000_000n,
    start: 1_420_070_400n,
    shift: 22n,
  },
  mastodon: {
    counts: 'milliseconds since 1970, 16 bits behind them',
    step: 1_000_000n,
    start: 0n,
    shift: 16n,
  },
} as const satisfies Record<string, Counted>;
export type TimeSystem = keyof typeof SYSTEMS;
export const TIME_SYSTEMS = Object.keys(SYSTEMS) as TimeSystem[];

/** Twitter's count begins within a second. */
const findStart = (system: TimeSystem): bigint =>
  SYSTEMS[system].start * SECOND + (system === 'snowflake' ? 657_000_000n : 0n);

/** When leap seconds were put in since GPS began, in seconds since 1970 (IERS Bulletin C). */
const LEAPS = [
  362_793_600, 394_329_600, 425_865_600, 489_024_000, 567_993_600, 631_152_000, 662_688_000, 709_948_800, 741_484_800,
  773_020_800, 820_454_400, 867_715_200, 915_148_800, 1_136_073_600, 1_230_768_000, 1_341_100_800, 1_435_708_800,
  1_483_228_800,
].map((second) => BigInt(second) * SECOND);
const leapsBefore = (epoch: bigint): bigint => BigInt(LEAPS.filter((leap) => leap <= epoch).length) * SECOND;

/** Excel counts a 29 February 1900 that never was: serials before it are a day further on. */
const EXCEL_FEBRUARY = 60n * DAY;

const NUMBER = /^([+-]?)(\d{1,25})(?:\.(\d{1,40}))?$/;
const HEX = /^0x([\da-f]{1,16})$/i;

/**
 * The moment a number of another system means, in nanoseconds since 1970; of Excel, what a clock shows.
 * @returns undefined where the text is no number.
 */
export function systemTime(text: string, system: TimeSystem): { epoch: bigint; cut: boolean } | undefined {
  const written = text.trim().replace(/^−/, '-').replace(/[_,]/g, '');
  const [, digits] = HEX.exec(written) ?? [];
  const [, sign = '', whole, fraction = ''] = digits
    ? ['', '', String(BigInt(`0x${digits}`))]
    : (NUMBER.exec(written) ?? []);
  if (whole === undefined) return undefined;
  const { step, shift } = SYSTEMS[system] as Counted;
  if (shift !== undefined && (fraction || sign === '-')) throw new InputError('A Snowflake must be a whole number');
  const scale = 10n ** BigInt(fraction.length);
  const exact = (BigInt(whole) * scale + BigInt(fraction || '0')) * (sign === '-' ? -1n : 1n);
  let count = shift === undefined ? (exact * step) / scale : (BigInt(whole) >> shift) * step;
  if (system === 'excel') {
    if (count < 0n) throw new InputError('Excel has no dates before 1900');
    // Day fractions are cut somewhere: what they stand for is a millisecond at the finest.
    count = ((count + 500_000n) / 1_000_000n) * 1_000_000n;
    if (count < EXCEL_FEBRUARY) count += DAY;
    else if (count < EXCEL_FEBRUARY + DAY) throw new InputError('Excel’s 29 February 1900 isn’t a real date');
  }
  let epoch = findStart(system) + count;
  if (system === 'gps') {
    // Counted from where the answer lies, which is up to as many seconds earlier.
    const passed = LEAPS.filter((leap, at) => leap + BigInt(at + 1) * SECOND <= epoch).length;
    epoch -= BigInt(passed) * SECOND;
  }
  if (epoch > FARTHEST || epoch < -FARTHEST)
    throw new InputError('The timestamp is out of range: dates reach from the year -271821 to 275760');
  return { epoch, cut: shift === undefined && system !== 'excel' && (exact * step) % scale !== 0n };
}

const decimals = (value: bigint, unit: bigint, most: number): string => {
  const size = value < 0n ? -value : value;
  const fraction = String(((size % unit) * 10n ** BigInt(most)) / unit)
    .padStart(most, '0')
    .replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size / unit}${fraction && `.${fraction}`}`;
};

/**
 * The number by which a system tells a moment; undefined before its beginning, where it has none.
 * @param wall what a clock of the zone shows, for those without a zone.
 */
export function formatSystem(epoch: bigint, wall: bigint, system: TimeSystem): string | undefined {
  const { step, shift } = SYSTEMS[system] as Counted;
  const count = (system === 'excel' ? wall : epoch) - findStart(system);
  if (count < 0n && system !== 'cocoa' && system !== 'ticks') return undefined;
  if (shift !== undefined) return String((count / step) << shift);
  if (system === 'gps') return decimals(count + leapsBefore(epoch), step, 9);
  if (system === 'excel') return decimals(count <= EXCEL_FEBRUARY ? count - DAY : count, step, 10);
  return system === 'ticks' && count < 0n
    ? undefined
    : decimals(count, step, system === 'cocoa' || system === 'hfs' ? 9 : 0);
}
