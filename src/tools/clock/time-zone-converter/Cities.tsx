import { MINUTE } from '@/engines/time/duration';
import { formatTimeOfDay } from '@/engines/time/time-of-day';
import { formatOffset, localMinute } from '@/engines/time/zone-names';
import { useSecond } from '@/families/clock/useSecond';
import { Panel } from '@/ui/output/Panel';

const CITIES = {
  UTC: 'UTC',
  'New York': 'America/New_York',
  London: 'Europe/London',
  Tokyo: 'Asia/Tokyo',
  Sydney: 'Australia/Sydney',
} as const;

/** "Sun 2026-11-15 · UTC+9:00" */
function describeDay(now: number, zone: string): string {
  const local = localMinute(now, zone);
  const shown = Date.parse(`${local}Z`);
  const weekday = new Date(shown).toUTCString().slice(0, 3);
  return `${weekday} ${local.slice(0, 10)} · UTC${formatOffset((shown - Math.floor(now / MINUTE) * MINUTE) / MINUTE)}`;
}

/** What the clocks show now, in five cities. */
export function Cities() {
  const now = useSecond();
  return (
    <Panel title="Current Times" className="tz-cities">
      <ul>
        {Object.entries(CITIES).map(([city, zone]) => (
          <li key={city}>
            <span>{city}</span>
            <b>{now === undefined ? '--:--:--' : formatTimeOfDay(now, { hour24: true, zone })}</b>
            <small>{now === undefined ? '\u00a0' : describeDay(now, zone)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
