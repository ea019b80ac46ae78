import { useState } from 'react';
import type { PresetName } from '@/engines/animation/presets';
import { PRESETS, presetTiming } from '@/engines/animation/presets';
import { CssPanel } from '@/families/styled/CssPanel';
import { Fields } from '@/families/styled/Fields';
import { StyledPage } from '@/families/styled/StyledPage';
import { Button } from '@/ui/controls/Button';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { type OptionState, useOptions, type Values } from '@/ui/hooks/useOptions';
import type { ToolPageProps } from '@/ui/pages/page';
import { ControlPanels } from './ControlPanels';
import { type Design, iterations, OUTPUTS, TIMING } from './options';
import { animationCss, writeAnimation } from './outputs';
import { Presets } from './Presets';
import { Stage } from './Stage';
import { TimelinePanel } from './TimelinePanel';
import definition from './tool';
import { useDesign } from './useDesign';
import { usePlayback } from './usePlayback';
import { useTimeline } from './useTimeline';
import './view.css';

const OPTIONS = definition.options;
const TABS = { customize: 'Customize', css: 'Generated CSS' } as const;

export default function CssAnimationGeneratorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const options = useOptions(slug, OPTIONS);
  const { values, set } = options;
  const [tab, setTab] = useState<keyof typeof TABS>('customize');
  const state = useDesign(values);
  const { design } = state;
  const change = (changes: Values) => {
    set(changes);
    // What has ended would show nothing of the change.
    if (playback.ended) playback.restart();
  };
  const timeline = useTimeline(design, state.read, change);
  const { text, notes } = writeAnimation(design, timeline.own);
  // A script is no style sheet, and those who press Play want to see it move.
  const shown = animationCss({ ...design, reducedMotion: 'keep' }, timeline.own);
  const playback = usePlayback(design, shown);
  const { runs } = playback;
  const choose = (name: PresetName) => {
    choosePreset(options, name);
    timeline.select(undefined);
    playback.play();
  };

  return (
    <StyledPage
      slug={slug}
      tool={tool}
      page={page}
      className="animation"
      options={values}
      css={text}
      aside={playback.ended ? 'ended' : undefined}
      actions={
        <>
          <Button
            small
            variant="quiet"
            icon={runs ? 'pause' : 'play'}
            label={runs ? 'Pause' : 'Play'}
            onClick={playback.toggle}
          />
          <Button small variant="quiet" icon="rotate-ccw" label="Reset" onClick={playback.restart} />
          <ShareMenu shape={OPTIONS} options={values} />
        </>
      }
      preview={
        <Stage
          css={shown}
          width={design.width}
          height={design.height}
          playback={playback}
          count={iterations(design.iterationCount)}
          pose={timeline.pose}
        />
      }
      input={
        <>
          <TimelinePanel timeline={timeline} playback={playback} duration={design.duration} />
          <Presets chosen={values.keyframes ? '' : values.preset} onChoose={choose} />
        </>
      }
      beside={
        <div className="an-beside">
          <Tabs label="View" tabs={TABS} value={tab} onChange={setTab}>
            {tab === 'css' ? (
              <CssPanel
                slug={slug}
                tool={tool}
                options={values}
                css={text}
                title="Generated CSS"
                above={<Written values={values} notes={notes} onChange={set} />}
              />
            ) : (
              <ControlPanels
                options={options}
                state={state}
                timeline={timeline}
                onChange={change}
                onRestart={playback.restart}
              />
            )}
          </Tabs>
        </div>
      }
    />
  );
}

function choosePreset({ values, set }: OptionState<Design>, name: PresetName) {
  set({
    preset: name,
    keyframes: '',
    name,
    ...presetTiming(PRESETS[name]),
    direction: 'normal',
    delay: 0,
    reducedMotion: 'stop',
  });
  if (values.keyframes)
    toast({
      title: 'Preset chosen',
      description: 'Your keyframes were replaced.',
      action: { label: 'Undo', run: () => set(values) },
    });
}

interface WrittenProps {
  values: Design;
  notes: readonly string[];
  onChange(changes: Partial<Design>): void;
}

/** In which form the animation is written. */
const Written = ({ values, notes, onChange }: WrittenProps) => (
  <div className="an-written">
    <Tabs
      label="Written As"
      tabs={OUTPUTS}
      value={values.writtenAs}
      onChange={(writtenAs) => onChange({ writtenAs })}
    />
    <Fields
      shape={{ reducedMotion: TIMING.reducedMotion }}
      values={{ reducedMotion: values.reducedMotion }}
      onChange={onChange}
    />
    {notes.map((note) => (
      <p key={note} className="quiet-note" role="status">
        {note}
      </p>
    ))}
  </div>
);
