import { useId, useMemo, useSyncExternalStore } from 'react';
import { isZone, listZones, ownZone } from '@/engines/time/zone-names';

const never = () => () => {};
const NONE: readonly string[] = [];
let listed: readonly string[] | undefined;
const zonesHere = () => {
  listed ??= listZones();
  return listed;
};

/** The visitor's zone; empty while the page is taken over from the server, which cannot know it. */
export const useOwnZone = (): string => useSyncExternalStore(never, ownZone, () => '');

/** Every zone of the browser. What is set but no zone, by a link say, is shown to be none. */
export function ZoneSelect({ value, onChange }: { value: string; onChange(zone: string): void }) {
  const id = useId();
  const zones = useSyncExternalStore(never, zonesHere, () => NONE);
  const known = useMemo(() => value === '' || isZone(value), [value]);
  return (
    <div className="field">
      <label htmlFor={id}>Timezone</label>
      <select id={id} value={value} aria-invalid={!known} onChange={(event) => onChange(event.target.value)}>
        {!zones.includes(value) && (
          <option value={value}>{known ? value || 'Your timezone' : 'Invalid timezone'}</option>
        )}
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </select>
    </div>
  );
}
