const DAYS: Readonly<Record<string, string>> = { sun: '0', mon: '1', tue: '2', wed: '3', thu: '4', fri: '5', sat: '6' };
const WORK_DAYS = '1-5';
const WEEKEND = '0,6';

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const SEPARATOR = String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*)`;
const DAY_LIST = new RegExp(`^${DAY}(?:${SEPARATOR}${DAY})*$`);
const TIME = /^(?:(midnight)|(noon|midday)|(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?)$/;
const STEP = /^every (?:(other|second)|(\d{1,2})) (minute|hour)s?$/;
const OF_MONTH = /^(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: day)?(?: of (?:the|every|each) month)?$/;

interface Clock {
  readonly hour: number;
  readonly minute: number;
}

/** "9am", "17:30", "noon". A bare number could be either half of the day. */
function readTime(words: string): Clock | undefined {
  const [, midnight, noon, hours, minutes, half] = TIME.exec(words) ?? [];
  if (midnight) return { hour: 0, minute: 0 };
  if (noon) return { hour: 12, minute: 0 };
  if (hours === undefined || (minutes === undefined && half === undefined)) return undefined;
  const written = Number(hours);
  const minute = Number(minutes ?? 0);
  if (minute > 59 || (half ? written < 1 || written > 12 : written > 23)) return undefined;
  return { hour: half ? (written % 12) + (half === 'pm' ? 12 : 0) : written, minute };
}

/** The day fields of "every Monday", "daily", "weekdays", "on the 1st of every month". */
function readDays(words: string): { readonly day: string; readonly weekday: string } | undefined {
  if (/^(?:every ?day|daily|each day)$/.test(words)) return { day: '*', weekday: '*' };
  const which = words.replace(/^(?:every|each|on)\s+/, '');
  if (/^(?:week|work(?:ing)? ?)days?$/.test(which)) return { day: '*', weekday: WORK_DAYS };
  if (/^weekends?$/.test(which)) return { day: '*', weekday: WEEKEND };
  if (DAY_LIST.test(which)) {
    const numbers = which.split(new RegExp(SEPARATOR)).map((name) => DAYS[name.slice(0, 3)]!);
    return { day: '*', weekday: [...new Set(numbers)].sort().join(',') };
  }
  const [, date] = OF_MONTH.exec(words.replace(/^(?:every month|monthly) /, '')) ?? [];
  const isMonthly = /month/.test(words);
  return date && isMonthly && Number(date) >= 1 && Number(date) <= 31 ? { day: date, weekday: '*' } : undefined;
}

/** Cron starts anew every hour and every day: only a step that divides them is really "every". */
function readStep(words: string): string | undefined {
  const [, other, number, unit] = STEP.exec(words) ?? [];
  if (!unit) return undefined;
  const step = other ? 2 : Number(number);
  const whole = unit === 'minute' ? 60 : 24;
  if (step < 1 || step >= whole || whole % step !== 0) return undefined;
  const field = step === 1 ? '*' : `*/${step}`;
  return unit === 'minute' ? `${field} * * * *` : `0 ${field} * * *`;
}

/** The crontab fields for "every Monday at 9am", "every 5 minutes", "daily at midnight"; nothing for other words. */
export function cronFromWords(text: string): string | undefined {
  if (text.length > 100) return undefined;
  const words = text
    .trim()
    .toLowerCase()
    .replace(/^(?:run |cron(?:tab)? (?:for )?)/, '')
    .replace(/\s+/g, ' ');
  if (words === 'every minute') return '* * * * *';
  if (words === 'every hour') return '0 * * * *';
  const step = readStep(words);
  if (step) return step;
  const [, before, time] = /^(.+?) at (\S+(?: (?:am|pm))?)$/.exec(words) ?? [];
  const [, timeFirst, after] = /^at (\S+(?: (?:am|pm))?) (.+)$/.exec(words) ?? [];
  const clock = readTime(time ?? timeFirst ?? '');
  const days = readDays(before ?? after ?? '');
  return clock && days ? `${clock.minute} ${clock.hour} ${days.day} * ${days.weekday}` : undefined;
}
