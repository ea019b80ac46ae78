/**
 * Alarms as plain data. Nothing is compared with the clock's digits: each alarm has moments at which it is due, and whoever looks asks for those
 * since the last look. So none is missed when the look comes late, and none rings twice.
 */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const SNOOZES = [5, 10, 15, 20, 30] as const;
export const QUICK_MINUTES = [5, 10, 15] as const;

export interface Alarm {
  readonly id: string;
  /** HH:mm */
  readonly time: string;
  readonly label: string;
  readonly days: readonly Weekday[];
  readonly sound: string;
  readonly volume: number;
  /** Minutes. */
  readonly snoozeInterval: number;
  readonly isActive: boolean;
  /** Turns itself off when it has rung; so does one without days, which is due on any. */
  readonly once?: boolean;
}

export interface Due {
  readonly id: string;
  /** Moment it was or will be due. */
  readonly at: number;
}

export interface AlarmState {
  /** Everything due up to here has been dealt with. */
  readonly checkedTo: number;
  /** By alarm: the last local date and time it rang for. */
  readonly rung: Readonly<Record<string, string>>;
  /** Ringing now, the one shown first. */
  readonly ringing: readonly Due[];
  readonly snoozed: readonly Due[];
  /** Newest first. */
  readonly history: readonly string[];
}

export const QUIET: AlarmState = { checkedTo: 0, rung: {}, ringing: [], snoozed: [], history: [] };
const HISTORY_LENGTH = 10;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Looked at later than this, an alarm has been missed and does not ring. */
export const GRACE = 30 * MINUTE;

const two = (value: number) => String(value).padStart(2, '0');
const findTime = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;
const toDate = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const weekdayAt = (moment: number): Weekday => WEEKDAYS[(new Date(moment).getDay() + 6) % 7]!;

/**
 * The moments at which the local clock shows this: two where it is set back over it, and where it is set forward over it the one an hour later,
 * at which it would have been without the change.
 */
export function toMoments(year: number, month: number, day: number, hour: number, minute: number): readonly number[] {
  const asUtc = Date.UTC(year, month, day, hour, minute);
  const offsets = new Set([asUtc - DAY, asUtc + DAY].map((moment) => new Date(moment).getTimezoneOffset()));
  const found = [...offsets]
    .map((offset) => asUtc + offset * MINUTE)
    .filter((moment) => {
      const date = new Date(moment);
      return (
        date.getDate() === new Date(asUtc).getUTCDate() && date.getHours() === hour && date.getMinutes() === minute
      );
    });
  return found.length > 0 ? found.sort((a, b) => a - b) : [new Date(year, month, day, hour, minute).getTime()];
}

interface Occurrence {
  readonly at: number;
  /** The local date and time it is for: the same for both moments of a repeated hour. */
  readonly key: string;
}

/** After `from` and up to `to`, in order. */
function occurrences({ time, days }: Alarm, from: number, to: number): readonly Occurrence[] {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const found: Occurrence[] = [];
  const start = new Date(from);
  for (let offset = -1; ; offset++) {
    const noon = new Date(start.getFullYear(), start.getMonth(), start.getDate() + offset, 12);
    if (noon.getTime() > to + DAY) return found;
    if (days.length > 0 && !days.includes(weekdayAt(noon.getTime()))) continue;
    for (const at of toMoments(noon.getFullYear(), noon.getMonth(), noon.getDate(), hour, minute))
      if (at > from && at <= to) found.push({ at, key: `${toDate(noon)}T${time}` });
  }
}

const isOnce = ({ once, days }: Alarm) => once === true || days.length === 0;

/** "2026-01-05, 07:00, Wake up" */
const describe = (alarm: Alarm, at: number, missed: boolean): string => {
  const date = new Date(at);
  return `${toDate(date)}, ${findTime(date)}${alarm.label ? `, ${alarm.label}` : ''}${missed ? ' (missed)' : ''}`;
};

export interface Checked {
  readonly alarms: readonly Alarm[];
  readonly state: AlarmState;
  /** What began to ring just now. */
  readonly rings: readonly Due[];
  readonly missed: readonly Due[];
}

/** Deals with everything that became due since the last look. */
export function check(alarms: readonly Alarm[], before: AlarmState, now: number): Checked {
  // Never looked before, or the clock was set back: what lies behind is behind. A week holds every occurrence that matters.
  const from = before.checkedTo === 0 || before.checkedTo > now ? now : Math.max(before.checkedTo, now - 8 * DAY);
  const due: Due[] = before.snoozed.filter(({ at }) => at <= now);
  const rung = { ...before.rung };
  const next = alarms.map((alarm) => {
    if (!alarm.isActive) return alarm;
    const latest = occurrences(alarm, from, now).findLast(({ key }) => key !== rung[alarm.id]);
    if (!latest) return alarm;
    rung[alarm.id] = latest.key;
    due.push({ id: alarm.id, at: latest.at });
    return isOnce(alarm) ? { ...alarm, isActive: false } : alarm;
  });
  const known = (id: string) => alarms.find((alarm) => alarm.id === id);
  const ordered = due.filter(({ id }) => known(id)).sort((a, b) => a.at - b.at);
  const rings = ordered.filter(({ id, at }) => now - at <= GRACE && !before.ringing.some((one) => one.id === id));
  const missed = ordered.filter(({ at }) => now - at > GRACE);
  const entries = [...rings, ...missed]
    .sort((a, b) => b.at - a.at)
    .map((one) => describe(known(one.id)!, one.at, missed.includes(one)));
  return {
    alarms: next,
    state: {
      checkedTo: now,
      rung,
      ringing: [...before.ringing.filter(({ id }) => known(id)), ...rings],
      snoozed: before.snoozed.filter(({ id, at }) => at > now && known(id)),
      history: [...entries, ...before.history].slice(0, HISTORY_LENGTH),
    },
    rings,
    missed,
  };
}

/** When an alarm is due next. */
export function nextRing(alarm: Alarm, { rung, snoozed }: AlarmState, now: number): number | undefined {
  const again = snoozed.find(({ id }) => id === alarm.id)?.at;
  const regular = alarm.isActive
    ? occurrences(alarm, now, now + 8 * DAY).find(({ key }) => key !== rung[alarm.id])?.at
    : undefined;
  return again === undefined ? regular : Math.min(again, regular ?? again);
}

/** The moment to look again. */
export function nextDue(alarms: readonly Alarm[], state: AlarmState, now: number): number | undefined {
  const moments = alarms.flatMap((alarm) => nextRing(alarm, state, now) ?? []);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** Hides what rings first, for as many minutes as its alarm says. */
export function snooze(state: AlarmState, alarms: readonly Alarm[], now: number): AlarmState {
  const [first, ...ringing] = state.ringing;
  const alarm = alarms.find(({ id }) => id === first?.id);
  if (!alarm) return { ...state, ringing };
  const again = { id: alarm.id, at: now + alarm.snoozeInterval * MINUTE };
  return { ...state, ringing, snoozed: [...state.snoozed.filter(({ id }) => id !== alarm.id), again] };
}

export const dismiss = (state: AlarmState): AlarmState => ({ ...state, ringing: state.ringing.slice(1) });

/** What is turned off or deleted neither rings on nor comes back from a snooze. */
export const forget = (state: AlarmState, id: string): AlarmState => ({
  ...state,
  ringing: state.ringing.filter((one) => one.id !== id),
  snoozed: state.snoozed.filter((one) => one.id !== id),
});

/** In some minutes, on the weekday that is then, once. */
export function quickAlarm(
  now: number,
  minutes: number,
  rest: Pick<Alarm, 'id' | 'sound' | 'volume' | 'snoozeInterval'>,
): Alarm {
  const due = now + minutes * MINUTE;
  return {
    ...rest,
    time: findTime(new Date(due)),
    label: `Quick alarm (+${minutes} min)`,
    days: [weekdayAt(due)],
    isActive: true,
    once: true,
  };
}

type Editable = Pick<Alarm, 'time' | 'label' | 'days' | 'sound' | 'volume' | 'snoozeInterval'>;

/** An alarm with what was changed in it. It is on then; one that was to ring once goes on doing so where its weekdays are the same. */
export function edit(
  { id, once, days: before }: Alarm,
  { time, label, days, sound, volume, snoozeInterval }: Editable,
): Alarm {
  const isSameDays = WEEKDAYS.every((day) => days.includes(day) === before.includes(day));
  return {
    ...{ id, time, label, days, sound, volume, snoozeInterval, isActive: true },
    ...(once && isSameDays && { once }),
  };
}

/** "Every day", "Weekdays", "Mon, Wed", "Once". */
export function describeDays({ days, once }: Pick<Alarm, 'days' | 'once'>): string {
  if (days.length === 0) return 'Once';
  const sorted = WEEKDAYS.filter((day) => days.includes(day));
  if (once) return `Once, ${sorted.join(', ')}`;
  if (sorted.length === 7) return 'Every day';
  if (sorted.join() === WEEKDAYS.slice(0, 5).join()) return 'Weekdays';
  return sorted.join() === WEEKDAYS.slice(5).join() ? 'Weekends' : sorted.join(', ');
}

export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** An alarm from storage, where anything may stand. */
export function readAlarm(raw: Readonly<Record<string, unknown>>): Alarm | undefined {
  const { id, time, label, days, sound, volume, snoozeInterval, isActive, once } = raw;
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof time !== 'string' || !TIME.test(time))
    return undefined;
  const isLoudness = typeof volume === 'number' && volume >= 0 && volume <= 100;
  return {
    id: String(id),
    time,
    label: typeof label === 'string' ? label : '',
    days: Array.isArray(days) ? WEEKDAYS.filter((day) => days.includes(day)) : [],
    sound: typeof sound === 'string' ? sound : 'Beep',
    volume: isLoudness ? volume : 50,
    snoozeInterval: (SNOOZES as readonly unknown[]).includes(snoozeInterval) ? (snoozeInterval as number) : 5,
    isActive: isActive === true,
    ...(once === true && { once }),
  };
}

export function readAlarmState(raw: unknown): AlarmState {
  if (typeof raw !== 'object' || raw === null) return QUIET;
  const { checkedTo, rung, ringing, snoozed, history } = raw as Record<keyof AlarmState, unknown>;
  const isMoment = (value: unknown): value is number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  const dues = (list: unknown): readonly Due[] =>
    (Array.isArray(list) ? list : []).flatMap((one: Partial<Due> | null) =>
      typeof one?.id === 'string' && isMoment(one.at) ? { id: one.id, at: one.at } : [],
    );
  return {
    checkedTo: isMoment(checkedTo) ? checkedTo : 0,
    rung: Object.fromEntries(
      Object.entries(typeof rung === 'object' && rung !== null ? rung : {}).filter(
        ([, key]) => typeof key === 'string',
      ),
    ),
    ringing: dues(ringing),
    snoozed: dues(snoozed),
    history: (Array.isArray(history) ? history : [])
      .filter((entry) => typeof entry === 'string')
      .slice(0, HISTORY_LENGTH),
  };
}
