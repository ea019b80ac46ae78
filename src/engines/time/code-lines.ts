const MILLISECOND = 1_000_000n;
const SECOND = 1000n * MILLISECOND;

/** Division that rounds down, before 1970, too. */
const floorDivide = (value: bigint, by: bigint): bigint => (value - (((value % by) + by) % by)) / by;

/** In seconds, with so many decimals at most and none that are zero. */
function seconds(epoch: bigint, decimals: number): string {
  const unit = SECOND / 10n ** BigInt(decimals);
  const cut = floorDivide(epoch, unit);
  const digits = String(cut < 0n ? -cut : cut).padStart(decimals + 1, '0');
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
  return `${cut < 0n ? '-' : ''}${text}`;
}

interface CodeLine {
  readonly label: string;
  readonly value: string;
}

/** What one writes in a program for this moment, in UTC. What a language cannot tell is rounded down: JavaScript and C# to milliseconds. */
export function codeLines(epoch: bigint): CodeLine[] {
  const whole = floorDivide(epoch, SECOND);
  const nanoseconds = epoch - whole * SECOND;
  const milliseconds = floorDivide(epoch, MILLISECOND);
  const isWhole = nanoseconds === 0n;
  return [
    { label: 'JavaScript', value: `new Date(${milliseconds})` },
    { label: 'Python', value: `datetime.fromtimestamp(${seconds(epoch, 6)}, tz=timezone.utc)` },
    {
      label: 'Java',
      value: isWhole ? `Instant.ofEpochSecond(${whole}L)` : `Instant.ofEpochSecond(${whole}L, ${nanoseconds}L)`,
    },
    { label: 'C#', value: `DateTimeOffset.FromUnixTimeMilliseconds(${milliseconds})` },
    { label: 'Go', value: `time.Unix(${whole}, ${nanoseconds}).UTC()` },
    { label: 'PHP', value: `new DateTimeImmutable('@${seconds(epoch, 6)}')` },
    { label: 'Ruby', value: isWhole ? `Time.at(${whole}).utc` : `Time.at(${whole}, ${nanoseconds}, :nsec).utc` },
    { label: 'PostgreSQL', value: `to_timestamp(${seconds(epoch, 6)})` },
  ];
}
