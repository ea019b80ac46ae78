import type { Sound } from './sounds';

/** The alert sounds by the names a choice of one is kept under. */
export const ALERT_SOUNDS = {
  beep: 'Beep',
  alarm: 'Alarm',
  bell: 'Bell',
  chime: 'Chime',
  digital: 'Digital',
} as const satisfies Readonly<Record<Lowercase<Sound>, Sound>>;

/** The same, and a file of the visitor's. */
export const ALERTS_AND_OWN = { ...ALERT_SOUNDS, own: 'Your own file' } as const;
export type Alert = keyof typeof ALERTS_AND_OWN;
