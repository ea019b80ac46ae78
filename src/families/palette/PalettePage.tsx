import { lazy, type ReactNode, type Ref } from 'react';
import { type Color, isOutsideSrgb } from '@/engines/color/srgb';
import type { ExportFormat, NamedColor } from '@/engines/palette/export-formats';
import type { Input } from '@/kit/input';
import { result, toOutcome } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import type { OptionState } from '@/ui/hooks/useOptions';
import { settled } from '@/ui/hooks/useResult';
import { useStarted } from '@/ui/hooks/useStarted';
import { ColorInput } from '@/ui/input/color/ColorInput';
import type { ColorText } from '@/ui/input/color/color-text';
import type { Undoable } from '@/ui/input/useUndoable';
import { Boundary } from '@/ui/output/Boundary';
import { ResultPanel, type ResultPanelProps } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import '@/ui/pages/stage.css';
import './palette-page.css';

const Cards = lazy(() => import('./PaletteCards'));

interface PalettePageProps extends ToolPageProps<AnyTool & { input: Input }> {
  className: string;
  options: OptionState;
  /** The color that the others are made of. */
  base: ColorText<Color>;
  /** What was typed while it cannot be read. */
  unread: { text: string; problem?: string } | undefined;
  /** The base in hex. */
  picked: string;
  onType(text: string): void;
  /** Undo and Redo, where the base has them. */
  steps?: Pick<Undoable<never>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
  /** Said of a base that screens cannot show. */
  clippedNote: string;
  /** At the end of the options. */
  buttons?: ReactNode;
  colors: readonly string[];
  data: object;
  /** All of them, by the names they have in files. */
  named: readonly NamedColor[];
  /** Of the panel of the colors, where it differs from the usual. */
  resultPanel: Partial<ResultPanelProps>;
  /** The space bar is for the palette: it is not to be typed into the base color by those who have just come. */
  hasSpaceKey?: boolean;
  /** Cards of how the colors go together. */
  compare?: boolean;
  place?: Ref<HTMLDivElement>;
  /** The colors as they are drawn. */
  children: ReactNode;
}

/** A color, and those that are made of it. */
export function PalettePage({ slug, tool, page, className, options, base, unread, ...props }: PalettePageProps) {
  const { input } = tool;
  const started = useStarted();
  // It is chosen on a card of its own.
  const { exportAs, ...shape } = tool.options;
  const format = options.values.exportAs as ExportFormat | 'swatches';
  return (
    <div className={className} ref={props.place}>
      <div className="stage-strip">
        <div className="strip">
          <ColorInput
            label={input.label}
            placeholder={input.placeholder}
            value={unread ?? base}
            picked={props.picked}
            onChange={props.onType}
            waits={props.hasSpaceKey}
          />
          <ToolExamples
            tool={tool}
            options={options}
            onEnter={({ input: text }: { input: string }) => props.onType(text)}
          />
          {props.steps && <UndoButtons steps={props.steps} />}
        </div>
        <OptionStrip shape={shape} options={options}>
          {props.buttons}
        </OptionStrip>
      </div>
      {isOutsideSrgb(base.color) && (
        <p className="quiet-note" role="status">
          {props.clippedNote}
        </p>
      )}
      <ResultPanel
        slug={slug}
        tool={tool}
        run={settled(toOutcome('list', result(props.colors, { data: props.data })))}
        options={options.values}
        linkable={{ input: base.text }}
        aside=""
        {...props.resultPanel}
      >
        {props.children}
      </ResultPanel>
      <div className="palette-cards">
        {started && (
          <Boundary fallback={null} what="Export">
            <Cards
              compare={props.compare === true}
              colors={props.named}
              title={tool.output.label}
              format={format === 'swatches' ? 'css' : format}
              onFormat={(next) => options.set({ exportAs: next })}
            />
          </Boundary>
        )}
      </div>
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
