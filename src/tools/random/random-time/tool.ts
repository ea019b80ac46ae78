import { integerBetween } from '@/engines/random/draw';
import { formatTime, parseTime } from '@/engines/random/times';
import { date, InputError, toggle } from '@/kit';
import { count, defineGenerator, possible, seed } from '@/kit/generator';

export default defineGenerator({
  label: 'Times',
  options: {
    startTime: date('Start Time', '00:00', { precision: 'time' }),
    endTime: date('End Time', '23:59', { precision: 'time' }),
    clock24: toggle('24-Hour Format', true, { hint: 'If off, uses AM and PM' }),
    seconds: toggle('Include Seconds', false),
    count: count(5),
    seed: seed(),
  },
  prepare: ({ startTime, endTime, clock24, seconds }) => {
    const start = parseTime(startTime, 'Start Time');
    const end = parseTime(endTime, 'End Time');
    // An end of 23:59 means the whole of that minute.
    const last = end.hasSeconds ? end.second : end.second + 59;
    if (start.second > last) throw new InputError('The start time can’t be after the end time');
    const unit = seconds ? 1 : 60;
    const [from, to] = [Math.ceil(start.second / unit), Math.floor(last / unit)];
    if (from > to) throw new InputError('There’s no full minute between the two times: turn on Include Seconds');
    return {
      one: (random) => formatTime(integerBetween(random, from, to) * unit, { clock24, seconds }),
      facts: [possible(to - from + 1, 'Possible times')],
    };
  },
  examples: [
    { title: 'Five times of the day', output: ['01:22', '03:31', '21:09', '05:48', '04:26'] },
    {
      title: 'Office hours with AM and PM',
      options: { startTime: '09:00', endTime: '17:00', clock24: false, seconds: true, count: 3 },
      output: ['09:54:22 AM', '03:12:31 PM', '04:24:09 PM'],
    },
  ],
});
