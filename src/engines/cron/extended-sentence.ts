import { WEEKDAY_NAMES } from '../time/names';
import type { ExtendedSchedule } from './extended';
import type { CalendarEvent } from './on-calendar';
import type { Plan } from './plan';
import { joined, listed, monthsText, ordinal, timeText, two, weekdaysText, withOn } from './sentence';

const WHICH = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const MOST_TIMES = 6;
const weekdayName = (value: number) => WEEKDAY_NAMES[value]!;

/** Every, every tenth, or which of sixty. */
function secondsText(seconds: readonly number[]): string {
  if (seconds.length === 60) return 'Every second';
  const step = (seconds[1] ?? 0) - (seconds[0] ?? 0);
  if (seconds[0] === 0 && step > 1 && 60 % step === 0 && seconds.length === 60 / step) return `Every ${step} seconds`;
  return `At second${seconds.length === 1 ? '' : 's'} ${listed(seconds, String)}`;
}

function timesText({ seconds, minutes, hours }: Plan): string {
  const field = (values: readonly number[]) => ({ source: '', star: false, values });
  const minutely = timeText({ minute: field(minutes), hour: field(hours) });
  if (seconds.length === 1 && seconds[0] === 0) return minutely;
  if (seconds.length * minutes.length * hours.length <= MOST_TIMES)
    return `At ${joined(hours.flatMap((h) => minutes.flatMap((m) => seconds.map((s) => `${two(h)}:${two(m)}:${two(s)}`))))}`;
  const message = secondsText(seconds);
  if (minutely === 'Every minute') return message.startsWith('At') ? `${message} of every minute` : message;
  return `${message} of the minute, ${minutely[0]!.toLowerCase()}${minutely.slice(1)}`;
}

const inMonths = (months: readonly number[]): string => (months.length === 12 ? '' : `, ${monthsText(months)}`);
const yearsText = (years: readonly number[] | undefined): string =>
  years
    ? `, ${years.length > 40 ? `from ${years[0]} on` : `in the year${years.length === 1 ? '' : 's'} ${listed(years, String)}`}`
    : '';
const onDays = (days: readonly number[]): string =>
  `on day${days.length === 1 ? '' : 's'} ${listed(days, String)} of the month`;
/** A bare time says that it is of every day. */
const whole = (times: string, days: string, rest: string): string =>
  `${times}${days ? `, ${days}` : !rest && /^At \d\d:/.test(times) ? ', every day' : ''}${rest}`;

/** What a schedule of Quartz, of AWS or with seconds means, in English. */
export function extendedSentence({ plan, months, day, weekday, either, years }: ExtendedSchedule): string {
  const days = day && [
    ...(day.days.length === 31 || day.days.length === 0 ? [] : [onDays(day.days)]),
    ...day.beforeLast.map((before) =>
      before === 0
        ? 'on the last day of the month'
        : `${before} day${before === 1 ? '' : 's'} before the last of the month`,
    ),
    ...day.workdays.map((near) =>
      near === 0
        ? 'on the last workday of the month'
        : `on the workday nearest to ${near > 0 ? `the ${ordinal(near)} of the month` : `${-near} day${near === -1 ? '' : 's'} before the last of the month`}`,
    ),
  ];
  const weekdays = weekday && [
    ...(weekday.weekdays.length === 7 || weekday.weekdays.length === 0 ? [] : [weekdaysText(weekday.weekdays)]),
    ...weekday.last.map((value) => `on the last ${weekdayName(value)} of the month`),
    ...weekday.nth.map(([value, which]) => `on the ${WHICH[which]} ${weekdayName(value)} of the month`),
  ];
  const [first, ...others] = [joined(days ?? []), joined(weekdays ?? [])].filter(Boolean);
  const parts = first === undefined ? [] : [first, ...others.map(withOn)];
  return whole(timesText(plan), parts.join(either ? ' or ' : ', but only '), inMonths(months) + yearsText(years));
}

/** What an OnCalendar of systemd means, in English. */
export function calendarSentence({ plan, months, days, fromEnd, weekdays, years, zone }: CalendarEvent): string {
  const ends = fromEnd.map(({ from, to, step }) => {
    if (from === to)
      return from === 1 ? 'on the last day of the month' : `on the ${ordinal(from)} day from the end of the month`;
    const until = to === 1 ? 'on' : `to the ${ordinal(to)}`;
    return `every ${step === 1 ? 'day' : `${ordinal(step)} day`} from the ${ordinal(from)} before the end of the month ${until}`;
  });
  const parts = [...(days && days.length < 31 ? [onDays(days)] : []), ...ends];
  const only = weekdays && weekdays.length < 7 ? weekdaysText(weekdays) : '';
  const message = [joined(parts), only].filter(Boolean).join(', but only ');
  return (
    whole(timesText(plan), message, inMonths(months) + yearsText(years)) + (zone ? `, by the clocks of ${zone}` : '')
  );
}
