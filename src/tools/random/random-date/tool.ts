import { countDays, DATE_FORMATS, type DateFormat, drawDay, formatDay, parseDay } from '@/engines/random/dates';
import { choice, date, InputError, line, toggle } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

const FORMATS = Object.fromEntries(Object.keys(DATE_FORMATS).map((format) => [format, format])) as Record<
  DateFormat,
  string
>;

export default defineGenerator({
  label: 'Dates',
  options: {
    startDate: date('Start Date', '2000-01-01'),
    endDate: date('End Date', '2023-12-31'),
    format: choice('Format', FORMATS, 'yyyy-MM-dd'),
    excludeWeekends: toggle('Exclude Weekends', false, { hint: 'Leaves out Saturdays and Sundays' }),
    weekdays: line('Weekdays', '', {
      placeholder: 'Mon, Wed, Fri',
      hint: 'Draws these days alone: names, or a range such as Tue-Thu',
      maxLength: 100,
    }),
    ownFormat: line('Own Format', '', {
      placeholder: 'EEE d MMM yyyy',
      hint: 'yyyy yy, MMMM MMM MM M, dd d, EEEE EEE, D (day of the year); text in single quotes',
      maxLength: 100,
    }),
    count: count(5),
    seed: seed(),
  },
  async prepare({ startDate, endDate, format, excludeWeekends, weekdays, ownFormat }) {
    const patterns = weekdays.trim() || ownFormat ? await import('@/engines/random/date-patterns') : undefined;
    const span = {
      start: parseDay(startDate, 'Start Date'),
      end: parseDay(endDate, 'End Date'),
      excludeWeekends,
      ...(weekdays.trim() && patterns && { weekdays: patterns.parseWeekdays(weekdays) }),
    };
    if (span.start > span.end) throw new InputError('The start date can’t be after the end date');
    const days = countDays(span);
    if (days === 0)
      throw new InputError(
        weekdays.trim()
          ? 'None of these weekdays is between the start date and the end date'
          : 'There are only weekend days between the start date and the end date',
      );
    const write = ownFormat && patterns ? patterns.dateWriter(ownFormat) : (day: number) => formatDay(day, format);
    return { one: (random) => write(drawDay(random, span)), facts: [possible(days, 'Possible dates')] };
  },
  examples: [
    { title: 'Five dates', output: ['2014-04-29', '2011-08-01', '2015-04-21', '2022-01-24', '2012-01-13'] },
    {
      title: 'Workdays of a leap February',
      options: { startDate: '2024-02-01', endDate: '2024-02-29', excludeWeekends: true, format: 'dd.MM.yyyy' },
      output: ['14.02.2024', '06.02.2024', '01.02.2024', '07.02.2024', '27.02.2024'],
    },
    {
      title: 'Tuesdays and Thursdays in words',
      options: { weekdays: 'Tue, Thu', ownFormat: 'EEEE, d MMMM yyyy', count: 3 },
      output: ['Tuesday, 20 June 2017', 'Tuesday, 11 September 2012', 'Thursday, 30 March 2006'],
    },
  ],
});
