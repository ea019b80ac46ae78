import { useEffect, useId, useState } from 'react';
import { toText } from '@/kit/output';
import { CopyButton } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { useRun } from '@/ui/hooks/useRun';
import { OutputView, TextViewer } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import type tool from './tool';
import { REST, type Regex } from './useRegex';

interface ReplacePanelProps {
  slug: string;
  tool: typeof tool;
  regex: Regex;
}

/** Each match with what takes its place, once that is asked for. */
function useList({ slug, tool: definition, regex }: ReplacePanelProps, wanted: boolean) {
  const { start, clear, outcome, error } = useRun(slug, definition);
  const { pattern, flags, replacement, text } = regex.setup;
  const { flavour } = regex.options.values;
  useEffect(() => {
    if (!wanted || pattern === '') clear();
    else start(text, { ...REST, pattern, flags, flavour, replacement, show: 'list' });
  }, [wanted, pattern, flags, flavour, replacement, text, start, clear]);
  return error ? undefined : outcome?.shown;
}

export function ReplacePanel(props: ReplacePanelProps) {
  const { tool: definition, regex } = props;
  const option = definition.options.replacement;
  const id = useId();
  const [view, setView] = useState<'text' | 'list'>('text');
  const each = useList(props, view === 'list');
  const { steps, setup, list, fading } = regex;
  const replaced = list?.replaced ?? '';
  return (
    <Panel
      className={`rt-replace ${fading}`}
      title={<label htmlFor={id}>Replace</label>}
      aside={setup.replacement === '' && list ? 'Leave empty to remove matches' : undefined}
      actions={
        <>
          <Tabs
            label="Replaced"
            className="small"
            tabs={{ text: 'Text', list: 'List' }}
            value={view}
            onChange={setView}
          />
          <CopyButton
            small
            variant="quiet"
            label="Copy Result"
            disabled={replaced === ''}
            value={() => (view === 'list' && each ? toText(each) : replaced)}
          />
        </>
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
        {view === 'text' ? (
          <TextViewer value={replaced} label="Result" />
        ) : (
          each && (
            <OutputView shown={each} output={{ ...definition.output, label: 'Each replacement' }} options={REST} />
          )
        )}
      </div>
    </Panel>
  );
}
