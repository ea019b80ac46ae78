import type { ReactNode } from 'react';
import { isZone, localMinute } from '@/engines/time/zone-names';
import { Button } from '@/ui/controls/Button';
import { DateTimeField } from './DateTimeField';
import { ZoneSelect } from './ZoneSelect';
import './moment-form.css';

/** Now, as a clock in the zone shows it; UTC's where there is no such zone, which the select says. */
export const presentIn = (zone: string) => localMinute(Date.now(), isZone(zone) ? zone : 'UTC');

interface MomentSideProps {
  title: string;
  value: string;
  zone: string;
  onChange(value: string): void;
  onZone(zone: string): void;
  children?: ReactNode;
}

/** A date and time in a zone. */
export const MomentSide = ({ title, value, zone, onChange, onZone, children }: MomentSideProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own.
  <div className="moment-side" role="group" aria-label={title}>
    <DateTimeField label={`${title} Datetime`} value={value} onChange={onChange} />
    <ZoneSelect value={zone} onChange={onZone} />
    <Button iconOnly variant="quiet" icon="clock" label="Use Current Time" onClick={() => onChange(presentIn(zone))} />
    {children}
  </div>
);
