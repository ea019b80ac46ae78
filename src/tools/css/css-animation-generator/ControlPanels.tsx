import { lazy } from 'react';
import { readKeyframes } from '@/engines/animation/read';
import { writeNotation } from '@/engines/animation/write';
import { ColorRemarks } from '@/families/gradient/ColorRemarks';
import { Fields } from '@/families/styled/Fields';
import { readable } from '@/families/styled/readable';
import { Button } from '@/ui/controls/Button';
import { MoreFields } from '@/ui/controls/MoreFields';
import { toast } from '@/ui/controls/Toast';
import type { OptionState, Values } from '@/ui/hooks/useOptions';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import { EasingPanel } from './EasingPanel';
import { MotionPanel } from './MotionPanel';
import { type Design, ELEMENT, readName, TIMING } from './options';
import { easingOf } from './outputs';
import type { DesignState } from './useDesign';
import type { Timeline } from './useTimeline';

const EasingEditor = lazy(() => import('./EasingEditor'));
const PasteKeyframes = lazy(() => import('./PasteKeyframes'));

/** The easing is edited by its curve. */
const { easing: _, ...TIMING_FIELDS } = TIMING;

interface ControlPanelsProps {
  options: OptionState<Design>;
  state: DesignState;
  timeline: Timeline;
  onChange(changes: Values): void;
  /** Begins anew. */
  onRestart(): void;
}

/** The movement of the chosen keyframe, and below it what the whole animation is. */
export function ControlPanels({ options, state, timeline, onChange, onRestart }: ControlPanelsProps) {
  const { design } = state;
  return (
    <div className="stage-controls">
      <MotionPanel timeline={timeline} keepColor={state.save} onSet={onChange} />
      <EasingPanel timeline={timeline} usual={easingOf(design)} />
      <AnimationPanel
        values={options.values}
        state={state}
        onChange={onChange}
        onRestore={() => {
          options.reset();
          timeline.select(undefined);
          onRestart();
        }}
      />
      <Panel title="Element">
        <div className="panel-body">
          <Fields
            shape={ELEMENT}
            values={{ ...options.values, backgroundColor: design.backgroundColor }}
            onChange={onChange}
            readers={state.readers}
          />
          <ColorRemarks remarks={state.remarks} />
          <PasteFields options={options} state={state} timeline={timeline} onChange={onChange} />
        </div>
      </Panel>
    </div>
  );
}

interface AnimationPanelProps extends Pick<ControlPanelsProps, 'state' | 'onChange'> {
  values: Design;
  onRestore(): void;
}

const AnimationPanel = ({ values, state, onChange, onRestore }: AnimationPanelProps) => (
  <Panel
    title="Animation"
    actions={<Button small variant="quiet" icon="undo-2" label="Restore Defaults" onClick={onRestore} />}
  >
    <div className="panel-body">
      <Fields
        shape={TIMING_FIELDS}
        values={{ ...values, name: state.design.name }}
        onChange={onChange}
        readers={state.readers}
      />
      {values.timingFunction === 'custom' && (
        <Boundary fallback={null} what="The editor of easings">
          <EasingEditor
            label="Kind of timing function"
            value={state.design.easing}
            onChange={(easing) => onChange({ easing })}
          />
        </Boundary>
      )}
    </div>
  </Panel>
);

function PasteFields({ options, state, timeline, onChange }: Omit<ControlPanelsProps, 'onRestart'>) {
  const { values, set } = options;
  return (
    <MoreFields label="Paste @keyframes" shape={{}} values={values}>
      <Boundary fallback={null} what="The field to paste into">
        <PasteKeyframes
          read={(text, readColor) => readKeyframes(text, readColor, state.design)}
          onTake={(keyframes, name) => {
            onChange({
              keyframes: writeNotation(keyframes),
              preset: 'none',
              ...(name && {
                name: readable(
                  () => readName(name),
                  () => values.name,
                ),
              }),
            });
            timeline.select(undefined);
            toast({ title: 'Keyframes loaded', action: { label: 'Undo', run: () => set(values) } });
          }}
        />
      </Boundary>
    </MoreFields>
  );
}
