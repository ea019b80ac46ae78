import { describe, expect, it } from 'vitest';
import { codeLines } from './code-lines';

/** Lines, and what they were when they were run: by python3 (`.isoformat()`) and by jshell (`println`). */
const RUN: readonly [epoch: bigint, python: string, isPython: string, java: string, isJava: string][] = [
  [
    0n,
    'datetime.fromtimestamp(0, tz=timezone.utc)',
    '1970-01-01T00:00:00+00:00',
    'Instant.ofEpochSecond(0L)',
    '1970-01-01T00:00:00Z',
  ],
  [
    1767323045123000000n,
    'datetime.fromtimestamp(1767323045.123, tz=timezone.utc)',
    '2026-01-02T03:04:05.123000+00:00',
    'Instant.ofEpochSecond(1767323045L, 123000000L)',
    '2026-01-02T03:04:05.123Z',
  ],
  [
    -1n,
    'datetime.fromtimestamp(-0.000001, tz=timezone.utc)',
    '1969-12-31T23:59:59.999999+00:00',
    'Instant.ofEpochSecond(-1L, 999999999L)',
    '1969-12-31T23:59:59.999999999Z',
  ],
  [
    -1500000000n,
    'datetime.fromtimestamp(-1.5, tz=timezone.utc)',
    '1969-12-31T23:59:58.500000+00:00',
    'Instant.ofEpochSecond(-2L, 500000000L)',
    '1969-12-31T23:59:58.500Z',
  ],
  [
    1700000000000000000n,
    'datetime.fromtimestamp(1700000000, tz=timezone.utc)',
    '2023-11-14T22:13:20+00:00',
    'Instant.ofEpochSecond(1700000000L)',
    '2023-11-14T22:13:20Z',
  ],
  [
    1234567890123456789n,
    'datetime.fromtimestamp(1234567890.123456, tz=timezone.utc)',
    '2009-02-13T23:31:30.123456+00:00',
    'Instant.ofEpochSecond(1234567890L, 123456789L)',
    '2009-02-13T23:31:30.123456789Z',
  ],
  [
    -62135596800000000000n,
    'datetime.fromtimestamp(-62135596800, tz=timezone.utc)',
    '0001-01-01T00:00:00+00:00',
    'Instant.ofEpochSecond(-62135596800L)',
    '0001-01-01T00:00:00Z',
  ],
];

const lineOf = (epoch: bigint, language: string) => codeLines(epoch).find(({ label }) => label === language)?.value;
/** To microseconds, as Python has it, in nanoseconds. */
const micro = (epoch: bigint) => epoch - (((epoch % 1000n) + 1000n) % 1000n);
/** Reads 2026-01-02T03:04:05.123456+00:00 to the last digit. */
function parse(text: string): bigint {
  const [, to = '', fraction = ''] = /^(.*?:\d\d:\d\d)(?:\.(\d+))?(?:Z|\+00:00)$/.exec(text) ?? [];
  return BigInt(Date.parse(`${to}Z`)) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}

describe.each(RUN)('%s', (epoch, python, isPython, java, isJava) => {
  it('is written as it was run', () => {
    expect(lineOf(epoch, 'Python')).toBe(python);
    expect(lineOf(epoch, 'Java')).toBe(java);
    expect(parse(isPython)).toBe(micro(epoch));
    expect(parse(isJava)).toBe(epoch);
  });

  it('is the same moment in JavaScript', () => {
    const line = lineOf(epoch, 'JavaScript')!;
    const milliseconds = (micro(epoch) - (((micro(epoch) % 1_000_000n) + 1_000_000n) % 1_000_000n)) / 1_000_000n;
    expect((Function(`return ${line}`)() as Date).getTime()).toBe(Number(milliseconds));
  });
});

it('has a line in eight languages', () => {
  expect(codeLines(1_767_323_045_123_000_000n).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'JavaScript: new Date(1767323045123)',
    'Python: datetime.fromtimestamp(1767323045.123, tz=timezone.utc)',
    'Java: Instant.ofEpochSecond(1767323045L, 123000000L)',
    'C#: DateTimeOffset.FromUnixTimeMilliseconds(1767323045123)',
    'Go: time.Unix(1767323045, 123000000).UTC()',
    "PHP: new DateTimeImmutable('@1767323045.123')",
    'Ruby: Time.at(1767323045, 123000000, :nsec).utc',
    'PostgreSQL: to_timestamp(1767323045.123)',
  ]);
});
