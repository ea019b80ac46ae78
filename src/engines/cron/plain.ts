import type { PlacedWord } from './extended';
import { type Fields, readCron } from './parse';
import { makePlan, type Plan } from './plan';
import { describeSchedule } from './sentence';

export const FORMATS = {
  cron: 'Cron, five fields',
  seconds: 'Cron with seconds',
  quartz: 'Quartz',
  aws: 'AWS',
  systemd: 'systemd OnCalendar',
} as const;
export type Format = keyof typeof FORMATS;

export interface Reading {
  readonly format: Format;
  /** Absent for what has no times of the clock: `@reboot`, `rate(5 minutes)`. */
  readonly plan?: Plan;
  /** As it is written, without what is around it. */
  readonly expression: string;
  readonly meaning: string;
  /** Of a line of a crontab. */
  readonly command: string;
  /** The five fields, where they are plain ones. */
  readonly fields?: Fields;
  /** A zone that it names itself. */
  readonly zone?: string;
  readonly notes: readonly string[];
}

const NAME = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat)';
const VALUE = `(?:\\*|\\?|\\d{1,4}|${NAME}|L(?:-\\d{1,2})?W?|\\d{1,2}W|(?:\\d|${NAME})(?:L|#\\d))`;
const PART = `${VALUE}(?:-${VALUE})?(?:\\/\\d{1,4})?`;
const FIELD = new RegExp(`^${PART}(?:,${PART})*$`, 'i');
const MORE_THAN_CRON = /[?#]|(?:^|,)L|[0-7WN-]L|\dW/i;
export const isField = (word: string): boolean => FIELD.test(word);
export const SYSTEMD = /^(?:OnCalendar\s*=\s*)/i;
const CALENDAR_WORD =
  /^(?:minutely|hourly|daily|weekly|monthly|quarterly|(?:semi|bi)-?annually|yearly|annually)(?:\s+\S+)?$/i;

export const splitWords = (text: string, from = 0): PlacedWord[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, at: index + from }));

/** Which of the schedulers a text is written for, as far as its form tells. */
export function getFormat(text: string): Format {
  const trimmed = text.trim();
  if (/^(?:cron|rate)\s*\(/i.test(trimmed)) return 'aws';
  if (SYSTEMD.test(trimmed) || CALENDAR_WORD.test(trimmed)) return 'systemd';
  const words = splitWords(trimmed);
  // A clock with colons, or a date with stars, is in no crontab; behind its five fields it is the command's.
  if (
    words.slice(0, 3).some(({ text: word }) => /^[\d*.,/]+:[\d*.,/:]+$|^[\d*.,/]+-[\d*.,/]+[-~][\d*.,/]+$/.test(word))
  )
    return 'systemd';
  let count = 0;
  while (count < 7 && words[count] && isField(words[count]!.text)) count++;
  if (count < 6)
    return count === 5 && words.slice(0, 5).some(({ text: word }) => MORE_THAN_CRON.test(word)) ? 'seconds' : 'cron';
  const open = words.slice(0, count).findIndex(({ text: word }) => word === '?');
  if (count === 6 && (open === 2 || open === 4 || /^\d{4}/.test(words[5]!.text))) return 'aws';
  return open === -1 ? 'seconds' : 'quartz';
}

/** Whether the few rules of cron itself are enough: all others are fetched when they are needed. */
export const isPlain = (text: string, as: Format | 'auto'): boolean =>
  text.trim().startsWith('@') ? as !== 'systemd' && as !== 'aws' : (as === 'auto' ? getFormat(text) : as) === 'cron';

/** Reads five fields, a nickname or a line of a crontab. */
export function readPlain(text: string): Reading {
  const schedule = readCron(text);
  if (!schedule)
    return { format: 'cron', expression: '@reboot', meaning: 'Once, when the system starts', command: '', notes: [] };
  return {
    format: 'cron',
    plan: makePlan(schedule.fields),
    expression: Object.values(schedule.fields)
      .map(({ source }) => source)
      .join(' '),
    meaning: describeSchedule(schedule.fields),
    command: schedule.command,
    fields: schedule.fields,
    notes: schedule.command ? ['Everything after the five fields is the command and is ignored.'] : [],
  };
}
