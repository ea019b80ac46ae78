import type { ReactNode } from 'react';
import { type Backdrop, type Gradient, type GradientStop, gradientDeclarations } from '@/engines/gradient';
import { platformRandom, type RandomSource } from '@/engines/random/source';
import type { PageSettings } from '@/kit/page';
import type { AnyTool } from '@/kit/tool';
import { Button, CopyButton } from '@/ui/controls/Button';
import { OptionFields } from '@/ui/controls/OptionFields';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import type { Toast } from '@/ui/controls/Toast';
import { UseInButton } from '@/ui/controls/UseInButton';
import type { OptionState } from '@/ui/hooks/useOptions';
import { TextViewer } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import { StageLayout } from '@/ui/pages/StageLayout';
import { ColorRemarks } from './ColorRemarks';
import { GradientPreview } from './GradientPreview';
import { StopBar, StopList } from './StopEditor';
import type { StopState } from './useStops';

interface GradientWorkbenchProps {
  slug: string;
  tool: AnyTool;
  page: PageSettings;
  options: OptionState;
  /** The options of the gradient itself, in the order in which they stand. */
  names: readonly string[];
  colors: StopState;
  gradient: Gradient;
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

/** A page on which a gradient is made: how it looks and what it is in CSS beside what it is made of. */
export function GradientWorkbench({
  slug,
  tool,
  page,
  options,
  names,
  colors,
  gradient,
  backdrop,
  width,
  height,
  exports,
  copiedMessage,
  onSave,
  onTooFew,
  nextStop,
  stopActions,
  onRandomize,
  children,
}: GradientWorkbenchProps) {
  const { stops, kept, keep: save, remarks, change } = colors;
  const { label } = tool.output;
  const css = gradientDeclarations(gradient, backdrop);
  return (
    <StageLayout
      tool={tool}
      page={page}
      className="gradient"
      main={
        <>
          <Panel
            title="Preview"
            aside={`${width} × ${height}`}
            actions={
              <>
                <Button small variant="quiet" icon="save" label="Save Gradient" onClick={onSave} />
                <Button small variant="quiet" icon="rotate-ccw" label="Reset" onClick={options.reset} />
                <ShareMenu shape={tool.options} options={options.values} />
              </>
            }
          >
            <GradientPreview gradient={gradient} backdrop={backdrop} width={width} height={height}>
              <StopBar stops={stops} kept={kept} onChange={change} onTooFew={onTooFew} />
            </GradientPreview>
            <div className="gradient-export">
              <OptionFields shape={tool.options} options={options} names={SIZE} />
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
              <div className="buttons" role="group" aria-label="Export">
                {exports}
              </div>
            </div>
          </Panel>
          <Panel
            title={label}
            actions={
              <>
                <CopyButton small variant="quiet" value={css} copiedMessage={copiedMessage} />
                <UseInButton slug={slug} tool={tool} value={css} />
              </>
            }
          >
            <TextViewer label={label} value={css} />
          </Panel>
        </>
      }
      controls={
        <>
          <Panel title="Gradient">
            <div className="panel-body gradient-options">
              <OptionFields shape={tool.options} options={options} names={names} />
            </div>
          </Panel>
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
          {children}
        </>
      }
    />
  );
}
