import { useEffect, useMemo, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { presentIn } from '@/families/clock/MomentSide';
import { useLoaded } from '@/families/clock/useLoaded';
import { useLocalZone } from '@/families/clock/ZoneSelect';
import type { ToolOptions } from '@/kit/tool';
import { type OptionState, useOptions } from '@/ui/hooks/useOptions';
import { useInputs } from '@/ui/input/useInputs';
import type { BoardProps } from './Board';
import type { Conversion } from './convert';
import type tool from './tool';

type Loaded = typeof import('./Result');
type Options = OptionState<ToolOptions<typeof tool>>;

const START = { input: '' };
/** Fetched apart: the calendar of all zones is a tenth of the page. */
const load = () => import('./Result');

/** Both sides with the visitor's own clock would convert nothing. */
const otherZone = (zone: string): string =>
  zone === '' ? '' : ['UTC', 'Etc/UTC', 'Europe/London'].includes(zone) ? 'America/New_York' : 'UTC';

function attempt<Value>(read: () => Value): { value?: Value; error?: InputError } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof InputError) return { error };
    throw error;
  }
}

/** A time in one zone, and what clocks in the other show then. */
export function useConversion(slug: string, definition: typeof tool) {
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

  const { value: conversion, error } = useMemo(
    (): { value?: Conversion; error?: InputError } =>
      datetime === '' || localZone === '' || !loaded
        ? {}
        : attempt(() => loaded.convertTime(datetime, from, to, reading)),
    [datetime, from, to, reading, localZone, loaded],
  );
  return {
    loaded,
    edited,
    options,
    datetime,
    enter,
    from,
    to,
    conversion,
    error,
    /** The present was entered, unless the visitor has taken it away. */
    begun,
    swap() {
      set({ sourceTimezone: to, targetTimezone: from });
      if (conversion) enter(conversion.text.slice(0, 16).replace(' ', 'T'));
    },
  };
}

/** The rows of the board: the source, the target, and the zones that were added, with the hours people work there. */
export function useRows(
  loaded: Loaded | undefined,
  conversion: Conversion | undefined,
  { values, set }: Options,
): { board?: Omit<BoardProps, 'source' | 'onMove'>; problem?: string } {
  const { sourceHours, targetHours, zones, hour12 } = values;
  const { rows, problem } = useMemo(() => {
    if (!loaded || !conversion) return {};
    const hours = (text: string) => attempt(() => loaded.readHours(text)).value ?? loaded.readHours('9-18');
    const pair = [
      { ...loaded.readPlace(conversion.source.time.timeZoneId), ...hours(sourceHours) },
      { ...loaded.readPlace(conversion.target.timeZoneId), ...hours(targetHours) },
    ];
    const { value: more, error } = attempt(() => loaded.readRows(zones));
    return { rows: [...pair, ...(more ?? [])], problem: error && `More Zones has a zone that doesn’t exist: ${zones}` };
  }, [loaded, conversion, sourceHours, targetHours, zones]);
  if (!loaded || !rows) return {};

  const added = rows.slice(2);
  return {
    problem,
    board: {
      rows,
      hour12,
      onHours(at, hours) {
        if (at === 0) set({ sourceHours: hours });
        else if (at === 1) set({ targetHours: hours });
        else {
          const changed = { ...rows[at]!, ...loaded.readHours(hours) };
          set({ zones: loaded.writeRows(added.with(at - 2, changed)) });
        }
      },
      onAdd: (name) => set({ zones: [zones, name].filter((one) => one.trim() !== '').join(', ') }),
      onRemove: (at) => set({ zones: loaded.writeRows(added.filter((_, index) => index !== at - 2)) }),
      onClock: (next) => set({ hour12: next }),
    },
  };
}
