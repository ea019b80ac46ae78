import { saveItem } from '@/ui/storage/saved-list';
import { persist, readList } from '@/ui/storage/storage';

export interface CronJob {
  minute: string;
  hour: string;
  day: string;
  month: string;
  weekday: string;
  timezone: string;
  /** As a whole, where it is more than the five fields. */
  expression?: string;
}

const MOST = 50;
const text = (raw: unknown, otherwise: string): string =>
  (typeof raw === 'string' || typeof raw === 'number') && String(raw).trim() !== '' ? String(raw) : otherwise;

export const savedJobs = persist(
  'savedCronJobs',
  readList<CronJob>(MOST, ({ minute, hour, day, month, weekday, timezone, expression }) => ({
    minute: text(minute, '*'),
    hour: text(hour, '*'),
    day: text(day, '*'),
    month: text(month, '*'),
    weekday: text(weekday, '*'),
    timezone: text(timezone, 'UTC'),
    ...(typeof expression === 'string' && expression.trim() !== '' && { expression: expression.slice(0, 1000) }),
  })),
);

export const getExpression = ({ minute, hour, day, month, weekday, expression }: CronJob): string =>
  expression ?? [minute, hour, day, month, weekday].join(' ');

const same = (a: CronJob, b: CronJob) => getExpression(a) === getExpression(b) && a.timezone === b.timezone;

/** Puts a job first, and tells the visitor. */
export const saveJob = (job: CronJob): boolean =>
  saveItem(savedJobs, job, 'Job saved', { most: MOST, items: 'jobs', isSame: (one) => same(one, job) });
export const forgetJob = (job: CronJob): void => {
  savedJobs.set(savedJobs.get().filter((one) => !same(one, job)));
};
