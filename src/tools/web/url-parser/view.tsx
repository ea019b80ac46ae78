import { useRef, useState } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { EditActions } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { NO_OPTIONS, useResult } from '@/ui/hooks/useResult';
import { ShortInput } from '@/ui/input/ShortInput';
import { useInputs } from '@/ui/input/useInputs';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Notes } from '@/ui/output/Remarks';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { Parameters } from './Parameters';
import { type Draft, Drawn, PartFields } from './Parts';
import type tool from './tool';
import './view.css';

/** The URL, its parts and its parameters; whichever is edited, the others follow. */
export default function UrlParser({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const { input } = definition;
  const edited = useInputs({ input: input.initial ?? '' }, slug);
  const text = edited.value.input;
  const run = useResult(definition, text.trim(), NO_OPTIONS);
  const found = run.outcome?.data;
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);
  // A part may be typed through values the URL cannot have; then the field shows what is typed, and the URL waits.
  const [draft, setDraft] = useState<Draft>();
  const change = (next: URL) => edited.change((old) => ({ ...old, input: next.href }));

  return (
    <FieldsLayout
      slug={slug}
      tool={definition}
      page={page}
      className="compact url-parser"
      label="Input"
      place={fields}
      fields={
        <ShortInput
          input={input}
          value={text}
          onChange={(value) => {
            setDraft(undefined);
            edited.change((old) => ({ ...old, input: value }));
          }}
          onSubmit={() => edited.settle()}
        />
      }
      actions={
        <>
          <CopyButton iconOnly variant="quiet" label="Copy URL" value={found?.href ?? text} disabled={text === ''} />
          <ToolExamples tool={definition} onEnter={edited.replace} />
          <EditActions edited={edited} empty={text === ''} />
        </>
      }
      buttons={<Button label="Parse" disabled={text.trim() === ''} onClick={() => edited.settle()} />}
    >
      {run.error && <ErrorBanner error={run.error} text={text} />}
      <ResultPanel
        slug={slug}
        tool={definition}
        // The URL itself stands above, and so does what is wrong with it.
        run={{ ...run, error: undefined }}
        remarks={<Notes notes={run.outcome?.notes ?? []} />}
        options={NO_OPTIONS}
        linkable={text === '' ? undefined : { input: text }}
        title="Parts"
        className="url-parts"
      >
        {found && <Drawn parts={found.parts} />}
        <PartFields found={found} onChange={change} draft={draft} onDraft={setDraft} />
      </ResultPanel>
      <Parameters href={found?.href} parameters={found?.parameters ?? []} onChange={change} />
    </FieldsLayout>
  );
}
