import { type CronRun, daysOfYear, type Format, getOffsets, lastRuns, nextRuns, type Reading } from '@/engines/cron';
import { zoneNamed } from '@/engines/time/named-zones';
import { result } from '@/kit';
import type { FieldRow } from '@/kit/output';
import { changeText, getZone, NAMED_ZONES, runText } from './describe';

type RunWithOffset = CronRun & { offset: number };
export interface Explained {
  /** Without the command; absent for a job that has no time. */
  expression?: string;
  meaning: string;
  format: Format;
  /** Whose clocks it goes by: it may name a zone itself. */
  zone: string;
  /** Times in milliseconds since 1970, with how far the zone's clocks are ahead then. */
  runs: readonly RunWithOffset[];
  /** The latest first. */
  past: readonly RunWithOffset[];
  hasSeconds: boolean;
}

export interface ExplainOptions {
  timezone: string;
  count: string;
  past: boolean;
  also: string;
}

/** A zone by the short names of the page, by its own name, or by its city. */
function namedZone(name: string): string {
  const provided = name.trim();
  const isListed = provided === '' || Object.hasOwn(NAMED_ZONES, provided.toUpperCase());
  return isListed ? getZone(provided) : zoneNamed(provided, 'timezone');
}

/** What a schedule means, and when it runs: as rows to read, and as data for the page. */
export function explain(reading: Reading, { timezone, count, past, also }: ExplainOptions, now: number) {
  const zone = reading.zone ?? namedZone(timezone);
  const other = also && zoneNamed(also, 'also');
  const { plan, meaning, expression } = reading;
  if (!plan) {
    const data: Explained = { meaning, format: reading.format, zone, runs: [], past: [], hasSeconds: false };
    return result([{ label: 'Meaning', value: meaning }], { notes: reading.notes, data });
  }
  const offset = getOffsets(zone);
  const elsewhere = other ? getOffsets(other) : undefined;
  const withOffset = (run: CronRun): RunWithOffset => ({ ...run, offset: offset(run.time) });
  const runs = nextRuns(plan, now, zone, Number(count)).map(withOffset);
  const before = past ? lastRuns(plan, now, zone, Number(count)).map(withOffset) : [];
  const hasSeconds = plan.seconds.some((second) => second > 0);
  const getRow = (word: string) => (run: RunWithOffset, at: number) => {
    const { date, weekday, offset: ahead } = runText(run.time, run.offset, hasSeconds);
    const there = elsewhere && `; ${runText(run.time, elsewhere(run.time), hasSeconds).date} in ${other}`;
    const change = changeText(run);
    return {
      label: `${word} ${at + 1}`,
      value: date,
      note: `${weekday}, ${ahead}${there ?? ''}${change && `; ${change}`}`,
    };
  };
  const rows: FieldRow[] = [
    { label: 'Expression', value: expression },
    { label: 'Meaning', value: meaning },
    ...runs.map(getRow('Next')),
    ...before.map(getRow('Last')),
  ];
  const year = new Date(now + offset(now)).getUTCFullYear();
  const isOver = plan.years?.every((one) => one < year) ?? false;
  const never = isOver ? 'Its years have passed: it won’t run again.' : 'No such day exists: it never runs.';
  const ofYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365;
  return result(rows, {
    notes: [
      ...(runs.length === 0 ? [never] : []),
      ...(reading.zone ? [`It sets its own time zone: ${reading.zone}.`] : []),
      ...reading.notes,
    ],
    facts: [{ label: `Days in ${year}`, value: `${daysOfYear(plan, year).size} of ${ofYear}` }],
    data: { expression, meaning, format: reading.format, zone, runs, past: before, hasSeconds } as Explained,
  });
}
