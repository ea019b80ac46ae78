import { type ReactNode, useMemo } from 'react';
import { InputError } from '@/engines/input-error';
import { MomentSide } from '@/families/clock/MomentSide';
import { useLoaded } from '@/families/clock/useLoaded';
import { useLocalZone } from '@/families/clock/ZoneSelect';
import { result, toOutcome } from '@/kit/output';
import { EditActions } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import { useOptions } from '@/ui/hooks/useOptions';
import { settled } from '@/ui/hooks/useResult';
import { useInputs } from '@/ui/input/useInputs';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import type { Difference } from './difference';
import type tool from './tool';
import './view.css';

/** From the launch of Apollo 11 to its landing in the sea, in UTC: a difference that never gets old. */
const START = { start: '1969-07-16T13:32', end: '1969-07-24T16:50' };

/** Fetched apart: the calendar of all zones is a tenth of the page. */
const load = () => import('./Result');

type Moments = Parameters<Awaited<ReturnType<typeof load>>['calculate']>[0];

/** The difference, once the zone of the visitor is known and the calendar has arrived. */
function useDifference(loaded: Awaited<ReturnType<typeof load>> | undefined, isReady: boolean, moments: Moments) {
  return useMemo((): { difference?: Difference; error?: Error } => {
    if (moments.start === '' || moments.end === '' || !isReady || !loaded) return {};
    try {
      return { difference: loaded.calculate(moments) };
    } catch (problem) {
      if (problem instanceof InputError) return { error: problem };
      throw problem;
    }
  }, [moments, isReady, loaded]);
}

export default function TimeDifferenceCalculator({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const localZone = useLocalZone();
  const loaded = useLoaded(load);
  const edited = useInputs(START, slug);
  const options = useOptions(slug, definition.options);
  const { values, set } = options;
  const { start, end } = edited.value;
  const startTimezone = values.startTimezone || localZone;
  const endTimezone = values.endTimezone || localZone;
  const { reading } = values;
  const empty = start === '' && end === '';
  const { startTimezone: _start, endTimezone: _end, reading: _reading, ...shape } = definition.options;

  const moments = useMemo(
    () => ({ ...values, start, end, startTimezone, endTimezone }),
    [values, start, end, startTimezone, endTimezone],
  );
  const { difference, error } = useDifference(loaded, localZone !== '', moments);

  const message =
    loaded && difference && result(loaded.describeDifference(difference), { data: loaded.differenceData(difference) });

  const side = (name: 'start' | 'end', zone: string, value: string, more?: ReactNode) => {
    return (
      <MomentSide
        title={name === 'start' ? 'Start' : 'End'}
        value={value}
        zone={zone}
        onChange={(next) => edited.change((old) => ({ ...old, [name]: next }))}
        onZone={(next) => set({ [`${name}Timezone`]: next })}
      >
        {more}
      </MomentSide>
    );
  };
  const twice = difference && [difference.start, difference.end].some(({ kind }) => kind === 'overlap');

  return (
    <FieldsLayout
      slug={slug}
      tool={definition}
      page={page}
      className="transform short-inputs td"
      cardClass="moment-form"
      label="Start and end"
      steps={edited}
      strip={<OptionStrip shape={shape} options={options} />}
      fields={
        <>
          {side('start', startTimezone, start)}
          {side(
            'end',
            endTimezone,
            end,
            twice && (
              <OptionField
                option={definition.options.reading}
                value={reading}
                onChange={(next) => set({ reading: next })}
              />
            ),
          )}
        </>
      }
      actions={
        <>
          <ToolExamples
            tool={definition}
            options={options}
            onEnter={(written: typeof START) =>
              // As the browser's own field writes it.
              edited.replace({ start: written.start.replace(' ', 'T'), end: written.end.replace(' ', 'T') })
            }
          />
          <EditActions edited={edited} empty={empty} clearLabel="Clear" undo={false} />
        </>
      }
      result={{
        run: settled(message && toOutcome('text', message), error),
        options: values,
        linkable: empty ? undefined : { start, end },
        aside: '',
        announcement: message?.value ?? '',
        className: 'td-result',
        children:
          loaded && difference ? (
            <loaded.Result difference={difference} />
          ) : (
            !error && <div className="empty">{(start === '' || end === '') && <p>Enter a start and an end.</p>}</div>
          ),
      }}
    />
  );
}
