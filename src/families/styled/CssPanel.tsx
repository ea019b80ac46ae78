import type { ReactNode } from 'react';
import { toOutcome } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import type { Values } from '@/ui/hooks/useOptions';
import { settled } from '@/ui/hooks/useResult';
import { TextViewer } from '@/ui/output/OutputView';
import { ResultPanel } from '@/ui/output/ResultPanel';

interface CssPanelProps {
  slug: string;
  tool: AnyTool;
  options: Values;
  css: string;
  title?: string;
  /** What it is, where that is no style sheet. */
  label?: string;
  /** How it is written, where that can be chosen. */
  above?: ReactNode;
}

/** The generated style sheet, to copy or to download; the menu of links stands beside the design. */
export const CssPanel = ({ css, label = 'CSS', title = label, ...panel }: CssPanelProps) => (
  <ResultPanel
    {...panel}
    title={title}
    run={settled(toOutcome('code', css))}
    aside=""
    share={null}
    className="styled-css"
  >
    <TextViewer label={label} value={css} />
  </ResultPanel>
);
