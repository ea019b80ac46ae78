import type { ReactNode } from 'react';
import type { Input } from '@/kit/input';
import type { AnyTool } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionStrip } from '@/ui/controls/OptionStrip';
import type { OptionState } from '@/ui/hooks/useOptions';
import type { InputContent } from '@/ui/input/InputBox';
import type { Undoable } from '@/ui/input/useUndoable';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { type Content, TextOrFiles } from './TextOrFiles';

interface DigestPageProps extends ToolPageProps<AnyTool & { input: Input }> {
  className: string;
  options: OptionState;
  content: Undoable<Content>;
  /** What was pasted to be compared with, and the verdict. */
  expected: ReactNode;
  action: string;
  disabled: boolean;
  onRun(): void;
  onFocus?(): void;
  sample: { inputs: Readonly<Record<string, InputContent>> } | undefined;
  /** What becomes of what is entered. */
  promise: ReactNode;
  /** The panel of the result. */
  children: ReactNode;
}

/** Text or any number of files, their digests, and whether a pasted one is the same. */
export function DigestPage({ tool, page, className, options, content, ...props }: DigestPageProps) {
  return (
    <div className={`transform digest ${className}`}>
      <OptionStrip shape={tool.options} options={options} fields={props.expected}>
        <Button variant="primary" label={props.action} disabled={props.disabled} onClick={props.onRun} />
      </OptionStrip>
      <TextOrFiles
        tool={tool}
        options={options}
        content={content}
        onSubmit={props.onRun}
        onFocus={props.onFocus}
        sample={props.sample?.inputs.input}
      />
      {props.children}
      <p className="digest-promise across">{props.promise}</p>
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
