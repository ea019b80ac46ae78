import { saves } from '../saves.mjs';

/** @type {import('../visitor.mjs').MainPaths} */
export const clock = {
  'alarm-clock': async (v) => {
    await v.tab('New Alarm');
    await v.fill('Time', '07:00');
    await v.fill('Label', 'Wake up');
    await v.press(/^Add/);
    await v.until(
      'No alarm was kept',
      () => v.page.run(() => localStorage.getItem('alarms')),
      (kept) => kept?.includes('"07:00"'),
    );
  },
  'countdown-timer': async (v) => {
    await v.fill('Minutes', '0');
    await v.fill('Seconds', '1');
    await v.press('Start');
    await v.sees('00:00:00');
    await v.counts('.cd-list li', 1);
  },
  'pomodoro-timer': async (v) => {
    await v.sees('25:00');
    await v.press('Start');
    await v.sees('24:59');
  },
  stopwatch: async (v) => {
    await v.press('Start');
    await v.press('Lap');
    await v.press('Pause');
    await saves(v, 'Download', 'stopwatch-laps.txt', /^Lap\tLap Time\tTotal\tTime of Day\n1\t00:00:0/);
  },
  'time-difference-calculator': async (v) => {
    await v.fill('Start Datetime', '2024-02-29T12:00');
    await v.fill('End Datetime', '2026-03-08T16:30');
    await v.sees(/2\s*Years\s*0\s*Months\s*8\s*Days\s*4\s*Hours\s*30\s*Minutes/);
  },
  'time-zone-converter': async (v) => {
    await v.open('/tool/time-zone-converter?source-timezone=America%2FNew_York&target-timezone=Asia%2FKolkata');
    await v.fill('Source Datetime', '2026-03-08T02:30');
    await v.sees('the clocks go forward from 02:00 to 03:00. Read as 03:30.');
    await v.fill('Source Datetime', '2026-01-15T20:00');
    await v.sees('06:30:00');
    await v.press('Swap');
    await v.holds('Source Datetime', '2026-01-16T06:30');
  },
  'unix-timestamp-converter': async (v) => {
    await v.choose('Timezone', 'Asia/Tokyo');
    await v.fill('Unix Timestamp', '1700000000123');
    await v.sees('2023-11-15 07:13:20.123');
    await v.tab('Date to Unix');
    await v.fill('Date', '2026-01-02 12:04:05');
    await v.sees('1767323045');
    await v.fill('Pick a date', '2038-01-19T12:14:08');
    await v.sees('2147483648');
  },
};
