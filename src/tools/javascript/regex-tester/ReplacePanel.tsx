import { useId } from 'react';
import { CopyButton } from '@/ui/controls/Button';
import { TextViewer } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import type tool from './tool';
import type { Regex } from './useRegex';

export function ReplacePanel({ option, regex }: { option: typeof tool.options.replacement; regex: Regex }) {
  const id = useId();
  const { steps, setup, list, fading } = regex;
  const replaced = list?.replaced ?? '';
  return (
    <Panel
      className={`rt-replace ${fading}`}
      title={<label htmlFor={id}>Replace</label>}
      aside={setup.replacement === '' && list ? 'Leave empty to remove matches' : undefined}
      actions={
        <CopyButton small variant="quiet" label="Copy Result" disabled={replaced === ''} value={() => replaced} />
      }
    >
      <div className="rt-regex">
        <textarea
          id={id}
          rows={1}
          value={setup.replacement}
          placeholder={option.placeholder}
          maxLength={option.maxLength}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => steps.enter({ replacement: event.target.value })}
        />
      </div>
      <div className="output-body">
        <TextViewer value={replaced} label="Result" />
      </div>
    </Panel>
  );
}
