import { InputError } from '@/engines/input-error';
import { type Extended, readExtended } from './extended';
import { calendarSentence, extendedSentence } from './extended-sentence';
import { readCalendarEvent } from './on-calendar';
import { type Format, getFormat, isField, type Reading, readPlain, SYSTEMD, splitWords } from './plain';

const RATE = /^rate\(\s*(\d{1,9})\s+(minutes?|hours?|days?)\s*\)$/i;

const SAYS: Readonly<Record<Extended, string>> = {
  seconds:
    'Read with seconds first and weekdays from 0 (Sunday), as in Spring and node-cron. Linux cron has no seconds or years.',
  quartz: 'Read as Quartz: seconds first, and weekday 1 is Sunday.',
  aws: 'Read as AWS: year last, and weekday 1 is Sunday.',
};

function readFields(text: string, format: Extended): Reading {
  const inside = /^\s*cron\s*\(([\s\S]*)\)\s*$/i.exec(text);
  const body = inside ? inside[1]! : text;
  const words = splitWords(body, inside ? text.indexOf(body) : 0);
  let count = 0;
  while (count < 7 && words[count] && isField(words[count]!.text)) count++;
  const tooMany = words[7];
  if (count === 7 && tooMany && isField(tooMany.text))
    throw new InputError('More than seven fields', { line: 1, column: tooMany.at + 1, offset: tooMany.at });
  // What is no field and stands where one is needed is to be named, and what stands behind them is the command.
  const taken = words.slice(0, Math.max(count, Math.min(words.length, 6)));
  const isFive = format === 'seconds' && count === 5;
  const used = isFive ? words.slice(0, 5) : taken;
  const schedule = readExtended(used, format);
  const expression = used.map(({ text: word }) => word).join(' ');
  const notes = isFive
    ? ['L, W, # and ? belong to other schedulers: Linux cron doesn’t support them.']
    : [SAYS[format]];
  if (schedule.either)
    notes.push('Day and Weekday are both set: either one is enough here, as in cron. Spring requires both.');
  const { seconds, minutes, hours } = schedule.plan;
  if (format === 'quartz' && schedule.day?.workdays.length && seconds.length * minutes.length * hours.length > 1)
    notes.push('Quartz itself skips some of the times on a day with W if there are several per day.');
  const rest = words[used.length];
  return {
    format,
    plan: schedule.plan,
    expression,
    meaning: extendedSentence(schedule),
    command: rest ? text.slice(rest.at).trim() : '',
    notes,
  };
}

function readAws(text: string): Reading {
  const [, count, unit = ''] = RATE.exec(text.trim()) ?? [];
  if (count === undefined) {
    if (/^\s*rate\s*\(/i.test(text))
      throw new InputError('A rate is written as rate(5 minutes), rate(1 hour) or rate(7 days)', {
        line: 1,
        column: 1,
        offset: 0,
      });
    return readFields(text, 'aws');
  }
  if (Number(count) === 0) throw new InputError('A rate must be at least 1', { line: 1, column: 6, offset: 5 });
  const name = unit.toLowerCase().replace(/s$/, '');
  return {
    format: 'aws',
    expression: text.trim(),
    meaning: Number(count) === 1 ? `Every ${name}` : `Every ${Number(count)} ${name}s`,
    command: '',
    notes: ['A rate counts from when the rule is created, so its times can’t be predicted.'],
  };
}

function readSystemd(text: string): Reading {
  const from = SYSTEMD.exec(text.trimStart())?.[0].length ?? 0;
  const lead = text.length - text.trimStart().length + from;
  // Places are told in the text as it was given.
  const event = readCalendarEvent(' '.repeat(lead) + text.slice(lead));
  return {
    format: 'systemd',
    plan: event.plan,
    expression: text.slice(lead).trim(),
    meaning: calendarSentence(event),
    command: '',
    notes: [],
    ...(event.zone && { zone: event.zone }),
  };
}

/** Reads a schedule of any of the schedulers; `auto` tells by its form which. */
export function readSchedule(text: string, as: Format | 'auto' = 'auto'): Reading {
  const format = as === 'auto' ? getFormat(text) : as;
  if (format === 'systemd') return readSystemd(text);
  if (format === 'aws') return readAws(text);
  return format === 'cron' || text.trim().startsWith('@') ? readPlain(text) : readFields(text, format);
}
