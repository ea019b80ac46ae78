import { useMemo, useRef, useState } from 'react';
import { DraftBars } from '@/families/editing/DraftBars';
import { isTooLong } from '@/families/editing/too-long';
import { Desk } from '@/families/markdown/documents/Desk';
import { useSidebar } from '@/families/markdown/documents/useSidebar';
import { exportPage } from '@/families/markdown/export-page';
import { PageOptions } from '@/families/markdown/PageOptions';
import type { PreviewHandle } from '@/families/markdown/PreviewFrame';
import { useMarkdownEditor } from '@/families/markdown/useMarkdownEditor';
import { toggle } from '@/kit/option';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { useOptions } from '@/ui/hooks/useOptions';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { ReadingPanel, type ReadingTab } from './ReadingPanel';
import { Splitter } from './Splitter';
import type tool from './tool';
import { useMarkdownDocument } from './useMarkdownDocument';
import { useRendered } from './useRendered';
import { useScrollInStep } from './useScrollInStep';
import { ViewerToolbar } from './ViewerToolbar';
import { WritingPanel } from './WritingPanel';

import './view.css';

const REMOTE = toggle('Load Remote Images', false, {
  hint: 'Lets the preview load pictures from other hosts, which can then see that it was opened',
});

export default function MarkdownViewer({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const options = useOptions(slug, definition.options);
  const whole = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const preview = useRef<PreviewHandle>(null);
  const document = useMarkdownDocument(slug, definition.input.markdown.initial ?? '', box);
  const { documents, loaded, state, change } = document;
  const { markdown, css } = document.document;
  const sidebar = useSidebar(whole);
  const [shown, setShown] = useState(true);
  const [tab, setTab] = useState<ReadingTab>('preview');
  const [remote, setRemote] = useState(false);
  const [split, setSplit] = useState(50);
  const run = useRendered(slug, definition, loaded ? markdown : undefined, options.values);
  const editor = useMarkdownEditor(box, (text) => change({ markdown: text }));
  const { goTo, followPreview } = useScrollInStep(editor, preview, `${loaded} ${documents.id}`);
  const tooLong = useMemo(() => isTooLong(markdown), [markdown]);

  const exportHtml = () => {
    const entered = { slug, input: { markdown, css }, options: options.values };
    return exportPage(definition, entered, preview.current?.withDiagrams);
  };

  return (
    <div className="markdown-viewer" ref={whole}>
      <ViewerToolbar
        editor={editor}
        tooLong={tooLong}
        sidebar={sidebar}
        shown={shown}
        onShown={setShown}
        canPrint={shown && tab === 'preview' && markdown !== ''}
        onPrint={() => preview.current?.print()}
        onSave={document.saveNow}
        canExport={markdown !== ''}
        onExport={exportHtml}
      />

      <DraftBars state={state} draft={document.choices} what="document" elsewhere="Download Markdown" />
      <Desk
        documents={documents}
        names={['Drafts', 'Draft']}
        locked={!loaded || Boolean(state.choice)}
        headings={run.outcome?.data.headings ?? []}
        outline="Contents"
        onGo={goTo}
        sidebar={sidebar}
      >
        <div
          className={`markdown-panes ${shown ? '' : 'alone'}`}
          style={{ gridTemplateColumns: shown ? `minmax(0, ${split}fr) 14px minmax(0, ${100 - split}fr)` : undefined }}
        >
          <WritingPanel
            definition={definition}
            options={options}
            draft={document}
            editor={editor}
            box={box}
            tooLong={tooLong}
          />
          {shown && <Splitter value={split} onChange={setSplit} />}
          <div className="markdown-reading" hidden={!shown}>
            <ReadingPanel
              slug={slug}
              definition={definition}
              options={options.values}
              run={run}
              document={document.document}
              onCss={(next) => change({ css: next })}
              tab={tab}
              onTab={setTab}
              remote={remote}
              preview={preview}
              onScroll={followPreview}
            />
          </div>
        </div>
      </Desk>

      <PageOptions shape={definition.options} options={options}>
        <OptionField option={REMOTE} value={remote} onChange={setRemote} />
      </PageOptions>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}
