import { lazy, type ReactNode } from 'react';
import { type Backdrop, type Gradient, type GradientStop, gradientDeclarations } from '@/engines/gradient';
import { platformRandom, type RandomSource } from '@/engines/random/source';
import type { PageSettings } from '@/kit/page';
import type { AnyTool } from '@/kit/tool';
import { Button, CopyButton } from '@/ui/controls/Button';
import { MoreFields } from '@/ui/controls/MoreFields';
import { OptionFields } from '@/ui/controls/OptionFields';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Tabs } from '@/ui/controls/Tabs';
import type { Toast } from '@/ui/controls/Toast';
import { UseInButton } from '@/ui/controls/UseInButton';
import type { OptionState } from '@/ui/hooks/useOptions';
import { useStarted } from '@/ui/hooks/useStarted';
import { Boundary } from '@/ui/output/Boundary';
import { TextViewer } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import { StageLayout } from '@/ui/pages/StageLayout';
import { ColorRemarks } from './ColorRemarks';
import { GradientPreview } from './GradientPreview';
import { LAYER_OPTIONS } from './options';
import { StopBar, StopList } from './StopEditor';
import { type GradientState, useLate } from './useGradients';
import type { StopState } from './useStops';

interface GradientWorkbenchProps {
  slug: string;
  tool: AnyTool;
  page: PageSettings;
  options: OptionState;
  /** The options of the gradient itself, in the order in which they stand. */
  names: readonly string[];
  colors: StopState;
  design: GradientState;
  backdrop?: Backdrop;
  /** Of the picture. */
  width: number;
  height: number;
  /** Buttons that make a file of it. */
  exports: ReactNode;
  copiedMessage?: Toast;
  onSave(): void;
  onTooFew?(): void;
  /** What Add Stop adds. */
  nextStop(): GradientStop;
  /** Between Add Stop and Randomize. */
  stopActions?: ReactNode;
  /** What Randomize sets. */
  onRandomize(random: RandomSource): void;
  /** Below the stops: gradients to load. */
  children: ReactNode;
}

const SIZE = ['width', 'height'];
const FORMATS = { css: 'CSS', tailwind: 'Tailwind' };

const GradientCards = lazy(() => import('./GradientCards'));
const HintList = lazy(() => import('./HintList'));
const LayerList = lazy(() => import('./LayerList'));
const PasteGradient = lazy(() => import('./PasteGradient'));

/** A page on which a gradient is made: how it looks and what it is in CSS beside what it is made of. */
export function GradientWorkbench(props: GradientWorkbenchProps) {
  const { slug, tool, page, options, colors, design, backdrop, width, height } = props;
  const started = useStarted();
  return (
    <StageLayout
      tool={tool}
      page={page}
      className="gradient"
      main={
        <>
          <PreviewPanel {...props} />
          <CodePanel
            slug={slug}
            tool={tool}
            options={options}
            gradients={design.gradients}
            backdrop={backdrop}
            copiedMessage={props.copiedMessage}
          />
          {started && (
            <Boundary fallback={null} what="Export">
              <GradientCards gradient={design.gradient} stops={colors.stops} options={options} />
            </Boundary>
          )}
        </>
      }
      controls={
        <>
          <Panel title="Gradient">
            <div className="panel-body gradient-options">
              <OptionFields shape={tool.options} options={options} names={props.names} />
            </div>
          </Panel>
          <StopsPanel {...props} />
          <MoreGradient options={options} colors={colors} design={design} width={width} height={height} />
          {props.children}
        </>
      }
    />
  );
}

/** How it looks, with its stops on a bar, and what files are made of it. */
function PreviewPanel({ tool, options, colors, design, backdrop, width, height, ...props }: GradientWorkbenchProps) {
  const { gradient, gradients } = design;
  return (
    <Panel
      title="Preview"
      aside={`${width} × ${height}`}
      actions={
        <>
          <Button small variant="quiet" icon="save" label="Save Gradient" onClick={props.onSave} />
          <Button small variant="quiet" icon="rotate-ccw" label="Reset" onClick={options.reset} />
          <ShareMenu shape={tool.options} options={options.values} />
        </>
      }
    >
      <GradientPreview gradients={gradients} type={gradient.type} backdrop={backdrop} width={width} height={height}>
        <StopBar
          gradient={gradient}
          mixedStops={design.mixedStops}
          stops={colors.stops}
          kept={colors.kept}
          onChange={colors.change}
          onTooFew={props.onTooFew}
        />
      </GradientPreview>
      <div className="gradient-export">
        <OptionFields shape={tool.options} options={options} names={SIZE} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
        <div className="buttons" role="group" aria-label="Export">
          {props.exports}
        </div>
      </div>
    </Panel>
  );
}

interface CodePanelProps
  extends Pick<GradientWorkbenchProps, 'slug' | 'tool' | 'options' | 'backdrop' | 'copiedMessage'> {
  gradients: readonly Gradient[];
}

/** What it is in CSS, or in classes of Tailwind. */
function CodePanel({ slug, tool, options, gradients, backdrop, copiedMessage }: CodePanelProps) {
  const { label } = tool.output;
  const isTailwind = options.values.format === 'tailwind';
  const tailwind = useLate(isTailwind, () => import('@/engines/gradient/tailwind'));
  const css = isTailwind
    ? (tailwind?.gradientClasses(gradients, backdrop) ?? '')
    : gradientDeclarations(gradients, backdrop);
  return (
    <Panel
      title={label}
      actions={
        <>
          <CopyButton small variant="quiet" value={css} copiedMessage={copiedMessage} />
          <UseInButton slug={slug} tool={tool} value={css} />
        </>
      }
    >
      <div className="gradient-formats">
        <Tabs
          label="Format"
          tabs={FORMATS}
          value={isTailwind ? 'tailwind' : 'css'}
          onChange={(format) => options.set({ format })}
        />
      </div>
      <TextViewer label={label} value={css} />
    </Panel>
  );
}

/** The stops one by one. */
function StopsPanel({ colors, nextStop, stopActions, onRandomize, onTooFew }: GradientWorkbenchProps) {
  const { stops, kept, keep: save, remarks, change } = colors;
  return (
    <Panel title="Color Stops" aside={`${stops.length}`}>
      <div className="panel-body stops">
        <StopList stops={stops} kept={kept} read={save} onChange={change} onTooFew={onTooFew} />
        <ColorRemarks remarks={remarks} />
        <div className="stop-actions">
          <Button icon="plus" label="Add Stop" onClick={() => change([...kept, nextStop()])} />
          {stopActions}
          <Button icon="shuffle" label="Randomize" onClick={() => onRandomize(platformRandom())} />
        </div>
      </div>
    </Panel>
  );
}

/** What few need: each part comes with being opened. */
function MoreGradient({
  options,
  colors,
  design,
  width,
  height,
}: Pick<GradientWorkbenchProps, 'options' | 'colors' | 'design' | 'width' | 'height'>) {
  const { values, set } = options;
  return (
    <Panel title="More">
      <div className="panel-body">
        <MoreFields label="Color hints" shape={{}} values={values}>
          <Boundary fallback={null} what="The list of hints">
            <HintList stops={colors.kept} onChange={colors.change} />
          </Boundary>
        </MoreFields>
        <MoreFields label="Layers" shape={LAYER_OPTIONS} values={values}>
          <Boundary fallback={null} what="The list of layers">
            <LayerList kept={design.kept} drawn={design.gradients} at={Number(values.layer)} onChange={set} />
          </Boundary>
        </MoreFields>
        <MoreFields label="Paste a gradient" shape={{}} values={values}>
          <Boundary fallback={null} what="The field to paste into">
            <PasteGradient width={width} height={height} values={values} onChange={set} />
          </Boundary>
        </MoreFields>
      </div>
    </Panel>
  );
}
