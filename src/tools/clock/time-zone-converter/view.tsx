import { MomentSide } from '@/families/clock/MomentSide';
import { ZoneSelect } from '@/families/clock/ZoneSelect';
import { result, toOutcome } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { OptionField } from '@/ui/controls/OptionField';
import { settled } from '@/ui/hooks/useResult';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { Cities } from './Cities';
import type tool from './tool';
import { useConversion, useRows } from './useConversion';
import './view.css';

export default function TimeZoneConverter({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const state = useConversion(slug, definition);
  const { loaded, options, datetime, from, to, conversion, error } = state;
  const { board, problem } = useRows(loaded, conversion, options);
  return (
    <FieldsLayout
      slug={slug}
      tool={definition}
      page={page}
      className="transform short-inputs tz"
      cardClass="moment-form"
      label="Time and zones"
      fields={<Sides definition={definition} state={state} />}
      result={{
        run: settled(
          loaded &&
            conversion &&
            toOutcome('text', result(conversion.text, { data: loaded.conversionData(conversion) })),
          error,
        ),
        // Named, as a link is opened in other zones than this one.
        options: { ...options.values, sourceTimezone: from, targetTimezone: to },
        linkable: datetime === '' ? undefined : { input: datetime },
        aside: '',
        announcement: conversion ? `${conversion.text}, ${conversion.ahead}` : '',
        className: 'tz-result',
        children:
          loaded && conversion && board ? (
            <>
              {problem && (
                <p className="tz-problem" role="alert">
                  {problem}
                </p>
              )}
              <loaded.Result {...conversion} board={{ ...board, onMove: state.enter }} />
            </>
          ) : (
            !error && <Awaited isEmpty={state.begun && datetime === ''} />
          ),
      }}
    >
      <Cities />
    </FieldsLayout>
  );
}

const Awaited = ({ isEmpty }: { isEmpty: boolean }) => (
  <div className="empty" data-waits={isEmpty ? undefined : ''}>
    {isEmpty && <p>Enter a date and time.</p>}
  </div>
);

interface SidesProps {
  definition: typeof tool;
  state: ReturnType<typeof useConversion>;
}

/** What is converted, and to which zone. */
const Sides = ({ definition, state: { options, edited, datetime, enter, from, to, conversion, swap } }: SidesProps) => (
  <>
    <MomentSide
      title="Source"
      value={datetime}
      zone={from}
      onChange={enter}
      onZone={(zone) => options.set({ sourceTimezone: zone })}
    >
      {conversion?.source.kind === 'overlap' && (
        <OptionField
          option={definition.options.reading}
          value={options.values.reading}
          onChange={(reading) => options.set({ reading })}
        />
      )}
    </MomentSide>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
    <div className="moment-side tz-target" role="group" aria-label="Target">
      <Button iconOnly variant="quiet" icon="arrow-left-right" label="Swap" onClick={swap} />
      <ZoneSelect value={to} onChange={(zone) => options.set({ targetTimezone: zone })} />
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
);
