import { useId } from 'react';
import type { Line } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';
import { CopyButton } from '@/ui/Button';
import { TextViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import type { Regex } from './useRegex';

export function ReplacePanel({ tool, regex }: { tool: AnyTool; regex: Regex }) {
  const id = useId();
  const { options, setup, list, fading } = regex;
  const { placeholder, maxLength } = tool.options.replacement as Line;
  const replaced = list?.replaced ?? '';
  return (
    <Panel
      className={`rt-replace ${fading}`}
      title={<label htmlFor={id}>Replace</label>}
      aside={setup.replacement === '' && list ? 'Empty: matches are removed' : undefined}
      actions={<CopyButton small look="quiet" label="Copy Result" disabled={replaced === ''} value={() => replaced} />}
    >
      <div className="rt-regex">
        <textarea
          id={id}
          rows={1}
          value={setup.replacement}
          placeholder={placeholder}
          maxLength={maxLength}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => options.set({ replacement: event.target.value })}
        />
      </div>
      <div className="output-body">
        <TextViewer value={replaced} label="Result" />
      </div>
    </Panel>
  );
}
