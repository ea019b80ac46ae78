import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Input, inputsOf } from '@/kit/input';
import { Button } from '@/ui/Button';
import { EditActions } from '@/ui/EditActions';
import { HelpGuide } from '@/ui/HelpGuide';
import { HistoryList } from '@/ui/HistoryList';
import { InputBox, type InputHandle } from '@/ui/InputBox';
import { OutputPanel } from '@/ui/OutputPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Tabs } from '@/ui/Tabs';
import { useInputs } from '@/ui/useInputs';
import { useRun } from '@/ui/useRun';
import { SETTLE_MS } from '@/ui/useUndoable';
import './view.css';

const RECENT = 5;
const ALIGNMENTS = { left: 'Left', center: 'Center', right: 'Right' } as const;
const NO_OPTIONS = {};

export default function BinaryToAscii({ slug, tool }: ToolPageProps) {
  const [, input] = inputsOf(tool.input)[0] as readonly [string, Input];
  const edited = useInputs(useMemo(() => ({ input: '' }), []));
  const text = edited.value.input as string;
  const run = useRun(slug, tool);
  const { start, clear, outcome, stale } = run;
  const [align, setAlign] = useState<keyof typeof ALIGNMENTS>('left');
  const [recent, setRecent] = useState<readonly string[]>([]);
  const handle = useRef<InputHandle>(null);

  useEffect(() => {
    if (text.trim() === '') clear();
    else start(text, NO_OPTIONS);
  }, [text, start, clear]);

  useEffect(() => {
    if (!outcome || stale || text.trim() === '') return;
    const timer = setTimeout(
      () => setRecent((old) => [text, ...old.filter((one) => one !== text)].slice(0, RECENT)),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [outcome, stale, text]);

  const replace = (next: string) => edited.replace({ input: next });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? edited.redo : key === 'z' ? edited.undo : undefined;
    if (!step) return;
    // The field's own memory knows nothing of examples and recent inputs.
    event.preventDefault();
    step();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the keys of the fields inside.
    <div className="transform binary-ascii" data-align={align} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
      <div className="strip" role="group" aria-label="Options">
        <Tabs label="Text Alignment" tabs={ALIGNMENTS} value={align} onChange={setAlign} />
        <div className="strip-actions">
          <Button
            look="primary"
            label="Convert"
            disabled={text.trim() === ''}
            onClick={() => {
              edited.settle();
              start(text, NO_OPTIONS);
            }}
          />
          <Button icon="file-input" label="Example Input" onClick={() => replace(tool.examples[0]!.input as string)} />
        </div>
      </div>
      <div className="inputs">
        <InputBox
          input={input}
          value={text}
          handle={handle}
          onChange={(value) => edited.change(() => ({ input: value }))}
          actions={<EditActions edited={edited} empty={text === ''} clearLabel="Clear" asStep />}
        />
      </div>
      <OutputPanel
        slug={slug}
        tool={tool}
        run={run}
        options={NO_OPTIONS}
        linkable={text === '' ? undefined : { input: text }}
        errorText={text}
        onGoTo={(offset) => handle.current?.goTo(offset)}
        empty={<p>The text appears here as you type.</p>}
      />
      <HistoryList
        title="Recent Inputs"
        entries={recent}
        keyOf={(one) => one}
        show={(one) => one.slice(0, 120)}
        action="Use again"
        onPress={replace}
      />
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
