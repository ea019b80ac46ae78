import { useEffect, useId, useMemo, useState } from 'react';
import { isZone, listZones, localZone } from '@/engines/time/zone-names';
import { useStarted } from '@/ui/hooks/useStarted';
import './zone.css';

let listed: readonly string[] = [];

/** Every zone of the browser: hundreds, and some must be asked about, so a while after the page can be used. */
export function useZones(): readonly string[] {
  const [zones, setZones] = useState(listed);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (listed.length === 0) listed = listZones();
      setZones(listed);
    }, 200);
    return () => clearTimeout(timer);
  }, []);
  return zones;
}

/**
 * The visitor's zone. Empty until the page can be used: the server cannot know it, and the browser needs as long to
 * find out as for the rest of the page's start.
 */
export function useLocalZone(): string {
  const started = useStarted();
  return useMemo(() => (started ? localZone() : ''), [started]);
}

/** What is set but no zone, by a link say, is shown to be none. */
export function ZoneSelect({ value, onChange }: { value: string; onChange(zone: string): void }) {
  const id = useId();
  const zones = useZones();
  const known = useMemo(() => value === '' || isZone(value), [value]);
  return (
    <div className="field zone-field">
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
