import { useEffect, useMemo } from 'react';
import { localMinute } from '@/engines/time/zone-names';
import { DateTimeField } from '@/families/clock/DateTimeField';
import { MomentDrawing, readShownMoment } from '@/families/clock/MomentDrawing';
import { useSecond } from '@/families/clock/useSecond';
import { useLocalZone, ZoneSelect } from '@/families/clock/ZoneSelect';
import { valueAs } from '@/kit/output';
import { Button, CopyButton } from '@/ui/controls/Button';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

/** Of more than this only what does not change is shown: it is not computed anew with every second. */
const LIVE_LIMIT = 100;

const INPUTS = {
  date: { input: { label: 'Unix Timestamp', placeholder: '1700000000, or one per line' } },
  unix: { input: { label: 'Date', placeholder: '2026-01-31 23:59:59 or yesterday 5pm, one per line' } },
} as const;

export default function UnixTimestampConverter(props: ToolPageProps<typeof tool>) {
  const zone = useLocalZone();
  const now = useSecond();
  const transform = useTransform(props, { each: true, inputs: INPUTS });
  const { options, edited, text, run, execute } = transform;
  const { values, set } = options;
  const toDate = values.mode === 'date';
  const shown = valueAs(run.outcome?.shown, 'fields');
  const moment = useMemo(() => readShownMoment(shown?.find(({ label }) => label === 'Date')?.value ?? ''), [shown]);

  // "5 seconds ago" is true for a second only.
  const second = text !== '' && text.length <= LIVE_LIMIT ? now : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each second is a reason to run again.
  useEffect(() => {
    if (second !== undefined) execute();
  }, [second]);

  const enter = (input: string) => edited.replace({ input });
  const useCurrentTime = () => {
    const moment = Date.now();
    enter(toDate ? String(Math.floor(moment / 1000)) : new Date(moment).toISOString().replace(/\.\d+/, ''));
  };

  return (
    <TransformLayout
      transform={transform}
      fields={
        <>
          <ZoneSelect value={values.timezone || zone} onChange={(timezone) => set({ timezone })} />
          {!toDate && <DateTimeField label="Pick a date" value={pickable(text)} onChange={enter} />}
        </>
      }
      above={
        <div className="ut-now across">
          <span>Current timestamp</span>
          <output aria-live="off">{now === undefined ? '…' : Math.floor(now / 1000)}</output>
          <CopyButton
            iconOnly
            small
            variant="quiet"
            label="Copy current timestamp"
            value={() => String(Math.floor(Date.now() / 1000))}
          />
          <Button small variant="quiet" label="Use Current Time" onClick={useCurrentTime} />
        </div>
      }
      inputActions={
        !toDate && (
          <Button
            small
            variant="quiet"
            label="Midnight"
            onClick={() => enter(localMinute(Date.now(), zone).replace(/T.*/, ''))}
          />
        )
      }
      side={moment && <MomentDrawing moment={moment} />}
    />
  );
}

/** What the date field can show of the input. */
const pickable = (text: string): string => (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text.trim()) ? text.trim() : '');
