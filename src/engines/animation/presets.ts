/** An animation to start from: its timing, and its keyframes as `readKeyframes` reads them. */
export interface Preset {
  readonly label: string;
  readonly group: PresetGroup;
  /** In seconds. */
  readonly duration: number;
  readonly keyframes: string;
}

export const GROUPS = { in: 'In', out: 'Out', attention: 'Attention', loop: 'Loop' } as const;
export type PresetGroup = keyof typeof GROUPS;

const row = (group: PresetGroup, label: string, duration: number, keyframes: string): Preset => ({
  label,
  group,
  duration,
  keyframes,
});

const OVER = 'cubic-bezier(0.34, 1.56, 0.64, 1)';
const BACK = 'cubic-bezier(0.36, 0, 0.66, -0.56)';
const SOFT = 'cubic-bezier(0.16, 1, 0.3, 1)';
const LEAVE = 'cubic-bezier(0.7, 0, 0.84, 0)';
const EVEN = 'ease-in-out';

/** By the names that their `@keyframes` have. */
export const PRESETS = {
  'fade-in': row('in', 'Fade in', 0.6, '0%{opacity:0;easing:ease-out}100%{opacity:1}'),
  'slide-up': row('in', 'Slide up', 0.6, `0%{translate:0 80;opacity:0;easing:${SOFT}}100%{translate:0 0;opacity:1}`),
  'slide-left': row(
    'in',
    'Slide in left',
    0.6,
    `0%{translate:-160 0;opacity:0;easing:${SOFT}}100%{translate:0 0;opacity:1}`,
  ),
  'slide-right': row(
    'in',
    'Slide in right',
    0.6,
    `0%{translate:160 0;opacity:0;easing:${SOFT}}100%{translate:0 0;opacity:1}`,
  ),
  'zoom-in': row('in', 'Zoom in', 0.5, `0%{scale:0.3;opacity:0;easing:${OVER}}100%{scale:1;opacity:1}`),
  'bounce-in': row(
    'in',
    'Bounce in',
    0.8,
    '0%{translate:0 -110;scale:0.6;opacity:0;easing:ease-in}52%{translate:0 14;scale:1.08 0.94;opacity:1;easing:ease-out}76%{translate:0 -6;scale:0.98 1.02;easing:ease-in-out}100%{translate:0 0;scale:1}',
  ),
  'drop-in': row('in', 'Drop in', 1.1, '0%{translate:0 -180;easing:bounce(3)}100%{translate:0 0}'),
  'spring-in': row('in', 'Spring in', 1, '0%{scale:0;easing:spring(0.6)}100%{scale:1}'),
  'flip-in': row('in', 'Flip in', 0.6, '0%{scale:-1 1;opacity:0;easing:ease-out}100%{scale:1 1;opacity:1}'),
  'blur-in': row('in', 'Blur in', 0.7, '0%{scale:1.1;blur:14;opacity:0;easing:ease-out}100%{scale:1;blur:0;opacity:1}'),

  'fade-out': row('out', 'Fade out', 0.5, '0%{opacity:1;easing:ease-in}100%{opacity:0}'),
  'slide-down': row(
    'out',
    'Slide down',
    0.5,
    `0%{translate:0 0;opacity:1;easing:${LEAVE}}100%{translate:0 80;opacity:0}`,
  ),
  'slide-out-left': row(
    'out',
    'Slide out left',
    0.5,
    `0%{translate:0 0;opacity:1;easing:${LEAVE}}100%{translate:-160 0;opacity:0}`,
  ),
  'slide-out-right': row(
    'out',
    'Slide out right',
    0.5,
    `0%{translate:0 0;opacity:1;easing:${LEAVE}}100%{translate:160 0;opacity:0}`,
  ),
  'zoom-out': row('out', 'Zoom out', 0.45, `0%{scale:1;opacity:1;easing:${BACK}}100%{scale:0.3;opacity:0}`),
  'bounce-out': row(
    'out',
    'Bounce out',
    0.7,
    '0%{translate:0 0;scale:1;opacity:1;easing:ease-out}30%{translate:0 10;scale:1.06 0.92;easing:ease-in}55%{opacity:1}100%{translate:0 -120;scale:0.7 1.1;opacity:0}',
  ),
  'fall-out': row(
    'out',
    'Fall out',
    0.8,
    '0%{translate:0 0;rotate:0;opacity:1;easing:ease-in}70%{opacity:1}100%{translate:0 180;rotate:24;opacity:0}',
  ),
  'roll-out': row(
    'out',
    'Roll out',
    0.7,
    '0%{translate:0 0;rotate:0;opacity:1;easing:ease-in}100%{translate:180 0;rotate:180;opacity:0}',
  ),
  'flip-out': row('out', 'Flip out', 0.5, '0%{scale:1 1;opacity:1;easing:ease-in}100%{scale:-1 1;opacity:0}'),
  'blur-out': row(
    'out',
    'Blur out',
    0.6,
    '0%{scale:1;blur:0;opacity:1;easing:ease-in}100%{scale:1.1;blur:14;opacity:0}',
  ),

  pulse: row('attention', 'Pulse', 0.9, `0%{scale:1;easing:${EVEN}}50%{scale:1.12;easing:${EVEN}}100%{scale:1}`),
  shake: row(
    'attention',
    'Shake',
    0.6,
    '0%{translate:0 0}15%{translate:-14 0}30%{translate:12 0}45%{translate:-9 0}60%{translate:6 0}75%{translate:-3 0}100%{translate:0 0}',
  ),
  nod: row(
    'attention',
    'Nod',
    0.7,
    `0%{translate:0 0;easing:${EVEN}}25%{translate:0 14;easing:${EVEN}}50%{translate:0 -4;easing:${EVEN}}75%{translate:0 8;easing:${EVEN}}100%{translate:0 0}`,
  ),
  swing: row(
    'attention',
    'Swing',
    1,
    '0%{rotate:0;easing:ease-out}20%{rotate:15;easing:ease-in-out}40%{rotate:-11;easing:ease-in-out}60%{rotate:7;easing:ease-in-out}80%{rotate:-4;easing:ease-in-out}100%{rotate:0}',
  ),
  wobble: row(
    'attention',
    'Wobble',
    1,
    '0%{translate:0 0;rotate:0}15%{translate:-36 0;rotate:-6}30%{translate:26 0;rotate:4}50%{translate:-16 0;rotate:-3}70%{translate:8 0;rotate:2}100%{translate:0 0;rotate:0}',
  ),
  tada: row(
    'attention',
    'Tada',
    1,
    '0%{scale:1;rotate:0}15%{scale:0.92;rotate:-4}30%{scale:1.12;rotate:5}45%{rotate:-5}60%{rotate:5}75%{scale:1.12;rotate:-4}100%{scale:1;rotate:0}',
  ),
  jello: row(
    'attention',
    'Jello',
    0.9,
    '0%{skew:0 0}25%{skew:-12 -12}40%{skew:8 8}55%{skew:-5 -5}70%{skew:3 3}85%{skew:-1 -1}100%{skew:0 0}',
  ),
  stretch: row(
    'attention',
    'Stretch',
    0.9,
    '0%{scale:1 1}30%{scale:1.28 0.74}45%{scale:0.82 1.2}60%{scale:1.12 0.88}75%{scale:0.96 1.04}100%{scale:1 1}',
  ),
  heartbeat: row(
    'attention',
    'Heartbeat',
    1.3,
    '0%{scale:1;easing:ease-out}14%{scale:1.22;easing:ease-in}28%{scale:1;easing:ease-out}42%{scale:1.22;easing:ease-in}60%{scale:1}100%{scale:1}',
  ),
  flash: row('attention', 'Flash', 0.9, '0%{opacity:1}25%{opacity:0.1}50%{opacity:1}75%{opacity:0.1}100%{opacity:1}'),

  spin: row('loop', 'Spin', 1, '0%{rotate:0;easing:linear}100%{rotate:360}'),
  breathe: row(
    'loop',
    'Breathe',
    4,
    `0%{scale:1;opacity:0.8;easing:${EVEN}}50%{scale:1.18;opacity:1;easing:${EVEN}}100%{scale:1;opacity:0.8}`,
  ),
  float: row(
    'loop',
    'Float',
    3,
    `0%{translate:0 0;easing:${EVEN}}50%{translate:0 -22;easing:${EVEN}}100%{translate:0 0}`,
  ),
  ball: row(
    'loop',
    'Bouncing ball',
    0.8,
    '0%{translate:0 0;scale:1.12 0.86;radius:50;easing:ease-out}12%{scale:0.98 1.04}50%{translate:0 -110;scale:1 1;easing:ease-in}88%{scale:0.98 1.04}100%{translate:0 0;scale:1.12 0.86;radius:50}',
  ),
  ping: row('loop', 'Ping', 1.2, '0%{scale:0.7;opacity:1;easing:ease-out}100%{scale:2;opacity:0}'),
  morph: row(
    'loop',
    'Morph',
    4,
    `0%{radius:8;rotate:0;easing:${EVEN}}50%{radius:50;rotate:90;easing:${EVEN}}100%{radius:8;rotate:180}`,
  ),
  colors: row(
    'loop',
    'Colors',
    5,
    '0%{background-color:#3b82f6}25%{background-color:#8b5cf6}50%{background-color:#ec4899}75%{background-color:#f59e0b}100%{background-color:#3b82f6}',
  ),
  sway: row(
    'loop',
    'Sway',
    3,
    `0%{translate:-24 0;rotate:-6;easing:${EVEN}}50%{translate:24 0;rotate:6;easing:${EVEN}}100%{translate:-24 0;rotate:-6}`,
  ),
  tick: row('loop', 'Clock tick', 4, '0%{rotate:0;easing:steps(12, end)}100%{rotate:360}'),
  blink: row('loop', 'Blink', 1.1, '0%{opacity:1;easing:step-end}50%{opacity:0;easing:step-end}100%{opacity:1}'),
} as const satisfies Record<string, Preset>;
export type PresetName = keyof typeof PRESETS;

/** Once, and what it ends with stays; loops go on. */
export const presetTiming = ({ group, duration }: Preset) => ({
  duration,
  iterationCount: group === 'loop' ? 'infinite' : '1',
  fillMode: group === 'in' || group === 'out' ? ('both' as const) : ('none' as const),
});
