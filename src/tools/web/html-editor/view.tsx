import { useState } from 'react';
import { DraftBars } from '@/families/editing/DraftBars';
import { Button, CopyButton } from '@/ui/controls/Button';
import { Examples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { Tabs } from '@/ui/controls/Tabs';
import { UseInButton } from '@/ui/controls/UseInButton';
import { useOptions } from '@/ui/hooks/useOptions';
import { download, downloadName } from '@/ui/output/download';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { Notes } from '@/ui/output/Remarks';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { DocumentPanel } from './DocumentPanel';
import type { RequestedFormat } from './formatting';
import { RequestedDialog } from './RequestedDialog';
import type tool from './tool';
import { useDocument } from './useDocument';
import { getPage } from './whole-page';
import './view.css';

const TABS = { preview: 'Preview', source: 'Source Code' } as const;

export default function HtmlEditor({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const options = useOptions(slug, definition.options);
  const { keepStyles } = options.values;
  const draft = useDocument(slug, definition);
  const { rich, tab, ready, nothing, source, state } = draft;
  const [asking, setAsking] = useState<RequestedFormat>();

  const save = async () => {
    const html = await draft.finish();
    if (html !== '') download(downloadName(definition, slug, options.values), getPage(html));
  };
  const closeDialog = () => {
    setAsking(undefined);
    // A dialog gives the focus back to the button that opened it; the text is where one goes on.
    setTimeout(() => rich.current?.focus());
  };

  return (
    <div className="html-editor">
      <div className="html-editor-bar">
        <Tabs label="View" tabs={TABS} value={tab} onChange={draft.show} />
        <span className="grow" />
        <Button small icon="download" label="Download" disabled={nothing || !ready} onClick={save} />
        <UseInButton slug={slug} tool={definition} value={draft.finish} disabled={nothing || !ready} />
        <div className="dock">
          <CopyButton small variant="primary" value={draft.finish} disabled={nothing || !ready} />
        </div>
      </div>

      <DraftBars state={state} draft={draft.stored} what="document" elsewhere="Download" />
      {draft.error && <ErrorBanner error={draft.error} text={tab === 'source' ? source : undefined} />}
      <div role="status">
        <Notes notes={draft.notes} />
      </div>

      <DocumentPanel definition={definition} options={options.values} draft={draft} onAsk={setAsking} />

      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
      <div className="strip" role="group" aria-label="Options">
        <div className="strip-fields">
          <OptionField
            option={definition.options.keepStyles}
            value={keepStyles}
            onChange={(value) => options.set({ keepStyles: value })}
          />
          {nothing && ready && (
            <Examples examples={definition.examples} onPick={(example) => draft.load(example.input, false)} />
          )}
        </div>
      </div>
      <HelpGuide steps={helpSteps(definition, page)} />

      {asking && rich.current && <RequestedDialog asking={asking} rich={rich.current} onClose={closeDialog} />}
    </div>
  );
}
