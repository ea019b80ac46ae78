import { choice, integer, line, toggle } from '@/kit/option';
import { DEVICES, START } from './devices';
import { HEIGHT, WIDTH, ZOOM } from './viewport';

/** What stands in the strip above the stage. */
export const DISPLAY = {
  rulers: toggle('Show Rulers', true),
  frame: toggle('Show Device Frame', true),
  autoRefresh: toggle('Auto Refresh', false),
  interval: choice(
    'Refresh Interval',
    { '2': '2 seconds', '5': '5 seconds', '10': '10 seconds', '30': '30 seconds', '60': '60 seconds' },
    '5',
    { when: { autoRefresh: true } },
  ),
  dark: toggle('Dark Mode', false),
  scrollbars: toggle('Show Scrollbars', true),
};
const NAMES = Object.values(DEVICES).flatMap((group) => group.map(({ name }) => [name, name] as const));
/** More than a link can use. */
const LONGEST = 400;
export const SETTINGS = {
  device: choice('Device', Object.fromEntries(NAMES), START.name),
  width: integer('Width', START.width, WIDTH),
  // As wide as the widest screen is, if it was rotated.
  height: integer('Height', START.height, { min: HEIGHT.min, max: WIDTH.max }),
  zoom: integer('Zoom', 100, ZOOM),
  fit: toggle('Fit', true),
  ...DISPLAY,
  others: line('Other Viewports', '', { maxLength: LONGEST }),
  breakpoints: line('Own Breakpoints', '', {
    placeholder: '480, 56em',
    maxLength: LONGEST,
  }),
};
