import { useEffect, useMemo, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { MomentSide, presentIn } from '@/families/clock/MomentSide';
import { useLoaded } from '@/families/clock/useLoaded';
import { useLocalZone, ZoneSelect } from '@/families/clock/ZoneSelect';
import { result, toOutcome } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { OptionField } from '@/ui/controls/OptionField';
import { useOptions } from '@/ui/hooks/useOptions';
import { settled } from '@/ui/hooks/useResult';
import { useInputs } from '@/ui/input/useInputs';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { Cities } from './Cities';
import type { Conversion } from './convert';
import type tool from './tool';
import './view.css';

const START = { input: '' };

/** Both sides with the visitor's own clock would convert nothing. */
const otherZone = (zone: string): string =>
  zone === '' ? '' : ['UTC', 'Etc/UTC', 'Europe/London'].includes(zone) ? 'America/New_York' : 'UTC';
/** Fetched apart: the calendar of all zones is a tenth of the page. */
const load = () => import('./Result');

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof InputError) return undefined;
    throw problem;
  }
}

export default function TimeZoneConverter({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const localZone = useLocalZone();
  const loaded = useLoaded(load);
  const edited = useInputs(START, slug);
  const options = useOptions(slug, definition.options);
  const { values, set, ready } = options;
  const datetime = edited.value.input;
  const from = values.sourceTimezone || localZone;
  const to = values.targetTimezone || (from === localZone ? otherZone(localZone) : localZone);
  const { reading } = values;
  const { change } = edited;
  const enter = (input: string) => change(() => ({ input }));

  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (!ready || from === '' || begun) return;
    setBegun(true);
    // A link brings its own; it is read a moment later and takes the place of this.
    change(({ input }) => ({ input: input || presentIn(from) }));
  }, [ready, begun, from, change]);

  const { conversion, error } = useMemo((): { conversion?: Conversion; error?: Error } => {
    if (datetime === '' || localZone === '' || !loaded) return {};
    try {
      return { conversion: loaded.convertTime(datetime, from, to, reading) };
    } catch (problem) {
      if (problem instanceof InputError) return { error: problem };
      throw problem;
    }
  }, [datetime, from, to, reading, localZone, loaded]);

  const { rows, problem } = useMemo(() => {
    if (!loaded || !conversion) return {};
    const [source, target] = [conversion.source.time.timeZoneId, conversion.target.timeZoneId].map((zone) =>
      loaded.readPlace(zone),
    );
    const hours = (text: string) => attempt(() => loaded.readHours(text)) ?? loaded.readHours('9-18');
    const pair = [
      { ...source!, ...hours(values.sourceHours) },
      { ...target!, ...hours(values.targetHours) },
    ];
    const more = attempt(() => loaded.readRows(values.zones));
    return { rows: [...pair, ...(more ?? [])], problem: more ? undefined : 'More Zones has a zone that doesn’t exist' };
  }, [loaded, conversion, values.sourceHours, values.targetHours, values.zones]);
  const setRow = (at: number, hours: string) => {
    if (!loaded || !rows) return;
    if (at < 2) set(at === 0 ? { sourceHours: hours } : { targetHours: hours });
    else
      set({
        zones: loaded.writeRows(
          rows.slice(2).map((row, index) => (index === at - 2 ? { ...row, ...loaded.readHours(hours) } : row)),
        ),
      });
  };
  const swap = () => {
    set({ sourceTimezone: to, targetTimezone: from });
    if (conversion) enter(conversion.text.slice(0, 16).replace(' ', 'T'));
  };
  return (
    <FieldsLayout
      slug={slug}
      tool={definition}
      page={page}
      className="transform short-inputs tz"
      cardClass="moment-form"
      label="Time and zones"
      fields={
        <>
          <MomentSide
            title="Source"
            value={datetime}
            zone={from}
            onChange={enter}
            onZone={(zone) => set({ sourceTimezone: zone })}
          >
            {conversion?.source.kind === 'overlap' && (
              <OptionField
                option={definition.options.reading}
                value={reading}
                onChange={(value) => set({ reading: value })}
              />
            )}
          </MomentSide>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
          <div className="moment-side tz-target" role="group" aria-label="Target">
            <Button iconOnly variant="quiet" icon="arrow-left-right" label="Swap" onClick={swap} />
            <ZoneSelect value={to} onChange={(zone) => set({ targetTimezone: zone })} />
            <ToolExamples
              tool={definition}
              options={options}
              onEnter={({ input }: { input: string }) => edited.replace({ input: input.replace(' ', 'T') })}
            />
            <div className="dock">
              <Button label="Convert" disabled={datetime === ''} onClick={edited.settle} />
            </div>
          </div>
        </>
      }
      result={{
        run: settled(
          loaded &&
            conversion &&
            toOutcome('text', result(conversion.text, { data: loaded.conversionData(conversion) })),
          error,
        ),
        options: values,
        linkable: datetime === '' ? undefined : { input: datetime },
        aside: '',
        announcement: conversion ? `${conversion.text}, ${conversion.ahead}` : '',
        className: 'tz-result',
        children:
          loaded && conversion ? (
            <>
              {problem && (
                <p className="tz-problem" role="alert">
                  {problem}: {values.zones}
                </p>
              )}
              <loaded.Result
                {...conversion}
                board={{
                  rows: rows!,
                  hour12: values.hour12,
                  onMove: enter,
                  onHours: setRow,
                  onAdd: (name) => set({ zones: [values.zones, name].filter((one) => one.trim() !== '').join(', ') }),
                  onRemove: (at) =>
                    set({ zones: loaded.writeRows(rows!.slice(2).filter((_, index) => index !== at - 2)) }),
                  onClock: (hour12) => set({ hour12 }),
                }}
              />
            </>
          ) : (
            !error && (
              <div className="empty" data-waits={begun && datetime === '' ? undefined : ''}>
                {begun && datetime === '' && <p>Enter a date and time.</p>}
              </div>
            )
          ),
      }}
    >
      <Cities />
    </FieldsLayout>
  );
}
