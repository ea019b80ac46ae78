import { useEffect, useState } from 'react';
import { ColorRemarks } from '@/families/gradient/ColorRemarks';
import { useColorReader } from '@/families/gradient/useColorReader';
import { CssPanel } from '@/families/styled/CssPanel';
import { Fields } from '@/families/styled/Fields';
import { readable } from '@/families/styled/readable';
import { StyledPage } from '@/families/styled/StyledPage';
import { StyledStage } from '@/families/styled/StyledStage';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Tabs } from '@/ui/controls/Tabs';
import { useOptions } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import definition, { animationCss, ELEMENT, iterations, MOTION, readName, TIMING } from './tool';
import './view.css';

const OPTIONS = definition.options;
const TABS = { customize: 'Customize', css: 'Generated CSS' } as const;
const GROUPS = { Animation: TIMING, Motion: MOTION, Element: ELEMENT };

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
  const readers = { name: readName, iterationCount: iterations, backgroundColor: save };
  return { design, readers, remarks };
}

export default function CssAnimationGeneratorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const { values, set, reset } = useOptions(slug, OPTIONS);
  const [tab, setTab] = useState<keyof typeof TABS>('customize');
  const [playing, setPlaying] = useState(true);
  const [ended, setEnded] = useState(false);
  /** Another element begins the animation anew. */
  const [take, setTake] = useState(0);
  const { design, readers, remarks } = useDesign(values);
  const css = animationCss(design);
  useEffect(() => setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  const runs = playing && !ended;
  const restart = () => {
    setTake(take + 1);
    setEnded(false);
  };
  const count = iterations(design.iterationCount);

  return (
    <StyledPage
      slug={slug}
      tool={tool}
      page={page}
      className="animation"
      options={values}
      css={css}
      aside={ended ? 'ended' : undefined}
      actions={
        <>
          <Button
            small
            variant="quiet"
            icon={runs ? 'pause' : 'play'}
            label={runs ? 'Pause' : 'Play'}
            onClick={() => {
              setPlaying(!runs);
              if (ended) restart();
            }}
          />
          <Button small variant="quiet" icon="rotate-ccw" label="Reset" onClick={restart} />
          <ShareMenu shape={OPTIONS} options={values} />
        </>
      }
      preview={
        <StyledStage
          label="Preview"
          css={css}
          dressing={playing ? '' : '.animated-element { animation-play-state: paused; }'}
          className="centered animation-stage"
        >
          <div key={`${take} ${count}`} className="animated-element" onAnimationEnd={() => setEnded(true)} />
        </StyledStage>
      }
      beside={
        <div>
          <Tabs label="View" tabs={TABS} value={tab} onChange={setTab}>
            {tab === 'css' ? (
              <CssPanel slug={slug} tool={tool} options={values} css={css} title="Generated CSS" />
            ) : (
              <div className="stage-controls">
                {Object.entries(GROUPS).map(([title, shape]) => (
                  <Panel
                    key={title}
                    title={title}
                    actions={
                      title === 'Animation' && (
                        <RestoreButton
                          onClick={() => {
                            reset();
                            restart();
                          }}
                        />
                      )
                    }
                  >
                    <div className="panel-body">
                      <Fields
                        shape={shape}
                        values={{ ...values, name: design.name, backgroundColor: design.backgroundColor }}
                        onChange={(changes) => {
                          set(changes);
                          // What has ended would show nothing of the change.
                          if (ended) restart();
                        }}
                        readers={readers}
                      />
                      {shape === ELEMENT && <ColorRemarks remarks={remarks} />}
                    </div>
                  </Panel>
                ))}
              </div>
            )}
          </Tabs>
        </div>
      }
    />
  );
}

const RestoreButton = ({ onClick }: { onClick(): void }) => (
  <Button small variant="quiet" icon="undo-2" label="Restore Defaults" onClick={onClick} />
);
