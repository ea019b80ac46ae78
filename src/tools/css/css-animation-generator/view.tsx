import { lazy, useState } from 'react';
import type { PresetName } from '@/engines/animation/presets';
import { PRESETS, presetTiming } from '@/engines/animation/presets';
import { writeNotation } from '@/engines/animation/write';
import { ColorRemarks } from '@/families/gradient/ColorRemarks';
import { useColorReader } from '@/families/gradient/useColorReader';
import { CssPanel } from '@/families/styled/CssPanel';
import { Fields } from '@/families/styled/Fields';
import { readable } from '@/families/styled/readable';
import { StyledPage } from '@/families/styled/StyledPage';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { MoreFields } from '@/ui/controls/MoreFields';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { useOptions, type Values } from '@/ui/hooks/useOptions';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { EasingPanel } from './EasingPanel';
import { MotionPanel } from './MotionPanel';
import { ELEMENT, iterations, OUTPUTS, readName, TIMING } from './options';
import { animationCss, easingOf, writeAnimation } from './outputs';
import { Presets } from './Presets';
import { Stage } from './Stage';
import { TimelinePanel } from './TimelinePanel';
import definition from './tool';
import { usePlayback } from './usePlayback';
import { useTimeline } from './useTimeline';
import './view.css';

const EasingEditor = lazy(() => import('./EasingEditor'));
const PasteKeyframes = lazy(() => import('./PasteKeyframes'));

const OPTIONS = definition.options;
const TABS = { customize: 'Customize', css: 'Generated CSS' } as const;
/** The easing is edited by its curve. */
const { easing: EASING, ...TIMING_FIELDS } = TIMING;

/** The options with what can be read of name and color, and how they are read. */
function useDesign(values: ToolOptions<typeof definition>) {
  const { read, keep: save, remarks } = useColorReader();

  const design = {
    ...values,
    name: readable(
      () => readName(values.name),
      () => TIMING.name.initial,
    ),
    backgroundColor: readable(
      () => read(values.backgroundColor),
      () => ELEMENT.backgroundColor.initial,
    ),
  };
  const easing = readable(
    () => easingOf(design),
    () => EASING.initial,
  );
  const readers = { name: readName, iterationCount: iterations, backgroundColor: save };
  return {
    design: { ...design, easing: values.timingFunction === 'custom' ? easing : EASING.initial },
    readers,
    read,
    save,
    remarks,
  };
}

export default function CssAnimationGeneratorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const { values, set, reset } = useOptions(slug, OPTIONS);
  const [tab, setTab] = useState<keyof typeof TABS>('customize');
  const { design, readers, read, save, remarks } = useDesign(values);
  const change = (changes: Values) => {
    set(changes);
    // What has ended would show nothing of the change.
    if (playback.ended) playback.restart();
  };
  const timeline = useTimeline(design, read, change);
  const { text, notes } = writeAnimation(design, timeline.own);
  // A script is no style sheet, and those who press Play want to see it move.
  const shown = animationCss({ ...design, reducedMotion: 'keep' }, timeline.own);
  const playback = usePlayback(design, shown);
  const { runs } = playback;

  const choose = (name: PresetName) => {
    const before = values;
    set({
      preset: name,
      keyframes: '',
      name,
      ...presetTiming(PRESETS[name]),
      direction: 'normal',
      delay: 0,
      reducedMotion: 'stop',
    });
    timeline.select(undefined);
    playback.play();
    if (before.keyframes)
      toast({
        title: 'Preset chosen',
        description: 'Your keyframes were replaced.',
        action: { label: 'Undo', run: () => set(before) },
      });
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
                above={
                  <div className="an-written">
                    <Tabs
                      label="Written As"
                      tabs={OUTPUTS}
                      value={values.writtenAs}
                      onChange={(next) => set({ writtenAs: next })}
                    />
                    <Fields
                      shape={{ reducedMotion: TIMING.reducedMotion }}
                      values={{ reducedMotion: values.reducedMotion }}
                      onChange={set}
                    />
                    {notes.map((note) => (
                      <p key={note} className="quiet-note" role="status">
                        {note}
                      </p>
                    ))}
                  </div>
                }
              />
            ) : (
              <div className="stage-controls">
                <MotionPanel timeline={timeline} keepColor={save} onSet={change} />
                <EasingPanel timeline={timeline} usual={easingOf(design)} />
                <Panel
                  title="Animation"
                  actions={
                    <Button
                      small
                      variant="quiet"
                      icon="undo-2"
                      label="Restore Defaults"
                      onClick={() => {
                        reset();
                        timeline.select(undefined);
                        playback.restart();
                      }}
                    />
                  }
                >
                  <div className="panel-body">
                    <Fields
                      shape={TIMING_FIELDS}
                      values={{ ...values, name: design.name }}
                      onChange={change}
                      readers={readers}
                    />
                    {values.timingFunction === 'custom' && (
                      <Boundary fallback={null} what="The editor of easings">
                        <EasingEditor
                          label="Kind of timing function"
                          value={design.easing}
                          onChange={(easing) => change({ easing })}
                        />
                      </Boundary>
                    )}
                  </div>
                </Panel>
                <Panel title="Element">
                  <div className="panel-body">
                    <Fields
                      shape={ELEMENT}
                      values={{ ...values, backgroundColor: design.backgroundColor }}
                      onChange={change}
                      readers={readers}
                    />
                    <ColorRemarks remarks={remarks} />
                    <MoreFields label="Paste @keyframes" shape={{}} values={values}>
                      <Boundary fallback={null} what="The field to paste into">
                        <PasteKeyframes
                          size={design}
                          onTake={(keyframes, name) => {
                            change({
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
                  </div>
                </Panel>
              </div>
            )}
          </Tabs>
        </div>
      }
    />
  );
}
