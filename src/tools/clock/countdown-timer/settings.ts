import { ALERTS_AND_OWN } from '@/families/clock/alert-sounds';
import { choice, date, integer, line, type OptionValues, tabs, toggle } from '@/kit/option';

export const LENGTH = {
  hours: integer('Hours', 0, { min: 0, max: 23 }),
  minutes: integer('Minutes', 5, { min: 0, max: 59 }),
  seconds: integer('Seconds', 0, { min: 0, max: 59 }),
};

export const SETTINGS = {
  kind: tabs('Count Down', { length: 'Duration', date: 'Until a date' }, 'length'),
  ...LENGTH,
  until: date('Date and Time', '', { precision: 'datetime-local' }),
  /** Empty: the visitor's own. A link names it, so that it is the same moment everywhere. */
  zone: line('Timezone', ''),
  yearly: toggle('Every Year', false),
  label: line('Custom Label', '', { placeholder: 'Tea, talk, laundry…', maxLength: 60 }),
  sound: choice('Alert Sound', ALERTS_AND_OWN, 'beep'),
  volume: integer('Volume', 50, { min: 0, max: 100, slider: true }),
  autoRestart: toggle('Auto Restart', false, { when: { kind: 'length' } }),
  analog: toggle('Analog Clock', false, { when: { kind: 'length' } }),
};

export type Settings = OptionValues<typeof SETTINGS>;
