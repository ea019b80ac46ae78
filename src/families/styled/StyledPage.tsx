import type { ReactNode } from 'react';
import type { AnyTool } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import type { Values } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { StageLayout } from '@/ui/pages/StageLayout';
import { CssPanel } from './CssPanel';

interface StyledPageProps extends ToolPageProps {
  className?: string;
  options: Values;
  /** The generated style sheet. */
  css: string;
  /** What that is, where it can be written as something else. */
  cssLabel?: string;
  /** Beside the title of the preview. */
  aside?: ReactNode;
  /** Buttons of the preview. */
  actions: ReactNode;
  preview: ReactNode;
  /** Under the title of the style sheet. */
  cssAbove?: ReactNode;
  /** Between the preview and the style sheet. */
  input?: ReactNode;
  /** In place of the card of controls and the style sheet. */
  beside?: ReactNode;
  /** The card of controls. */
  children?: ReactNode;
}

/** A design that is shown at work, with what it is made of beside it and its style sheet below. */
export const StyledPage = ({ className = '', slug, tool, page, options, css, ...slots }: StyledPageProps) => (
  <StageLayout
    tool={tool}
    page={page}
    className={`styled ${className}`}
    main={
      <>
        <Panel title="Preview" aside={slots.aside} actions={slots.actions}>
          {slots.preview}
        </Panel>
        {slots.input}
        {!slots.beside && (
          <CssPanel slug={slug} tool={tool} options={options} css={css} label={slots.cssLabel} above={slots.cssAbove} />
        )}
      </>
    }
    controls={slots.children}
    beside={slots.beside}
  />
);

interface DesignActionsProps {
  tool: AnyTool;
  options: Values;
  inputs?: Readonly<Record<string, string>>;
  onReset(): void;
}

/** Back to the start, and the menu of links. */
export const DesignActions = ({ tool, options, inputs, onReset }: DesignActionsProps) => (
  <>
    <Button small variant="quiet" icon="rotate-ccw" label="Reset" onClick={onReset} />
    <ShareMenu shape={tool.options} options={options} inputs={inputs} />
  </>
);
