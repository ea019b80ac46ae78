import { useZones } from '@/families/clock/ZoneSelect';
import { NAMED_ZONES } from './describe';

interface ZoneSelectProps {
  /** The visitor's own, first in the list. */
  localZone: string;
  value: string;
  onChange(zone: string): void;
}

export function ZoneSelect({ localZone, value, onChange }: ZoneSelectProps) {
  const zones = useZones().filter((zone) => zone !== localZone && !Object.hasOwn(NAMED_ZONES, zone));
  const known = value === localZone || Object.hasOwn(NAMED_ZONES, value) || zones.includes(value);
  return (
    <label className="field ct-zone">
      <span>Timezone</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {localZone !== '' && !Object.hasOwn(NAMED_ZONES, localZone) && (
          <option value={localZone}>{localZone} (yours)</option>
        )}
        {!known && <option value={value}>{value}</option>}
        {Object.keys(NAMED_ZONES).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <optgroup label="All zones">
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
