import { useRef, useState } from 'react';
import type { Heading } from '@/engines/markdown/blocks';
import { DraftBars } from '@/families/editing/DraftBars';
import { Desk } from '@/families/markdown/documents/Desk';
import { useSidebar } from '@/families/markdown/documents/useSidebar';
import { exportPage } from '@/families/markdown/export-page';
import { PageOptions } from '@/families/markdown/PageOptions';
import type { PreviewHandle } from '@/families/markdown/PreviewFrame';
import { toggle } from '@/kit/option';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { useOptions } from '@/ui/hooks/useOptions';
import { download } from '@/ui/output/download';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { CssDialog } from './CssDialog';
import { EditorBar } from './EditorBar';
import { GoalField } from './Goal';
import { PreviewPanel } from './PreviewPanel';
import type tool from './tool';
import { useTextEditing } from './useEditor';
import { useFilledWindow } from './useFilledWindow';
import { usePage } from './usePage';
import { useSavedText } from './useSavedText';
import { useShownPanes } from './useShownPanes';
import { WritingPanel } from './WritingPanel';
import './view.css';

const REMOTE = toggle('Load Remote Images', false, {
  hint: 'Lets the preview load pictures from other hosts, which can then see that the text was opened',
});
const WORDS = { what: 'text', elsewhere: 'Export .md', keep: 'Keep This Text', back: 'Back to My Text' } as const;

export default function TextEditor(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const options = useOptions(slug, tool.options);
  const { fontSize, css } = options.values;
  const saved = useSavedText(slug);
  const { text, change, documents, loaded, state } = saved;
  const panes = useShownPanes();
  const [full, setFull] = useState(false);
  const [styling, setStyling] = useState(false);
  const [remote, setRemote] = useState(false);
  const preview = useRef<PreviewHandle>(null);
  const whole = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const page = usePage(slug, tool, text, options.values);
  const { editor, tooLong } = useTextEditing(box, saved, fontSize);
  const sidebar = useSidebar(whole);
  useFilledWindow(whole, full);

  const goTo = ({ id, line }: Heading) => {
    preview.current?.go(id);
    if (panes.view !== 'preview') editor.goToLine(line);
  };
  const exportHtml = () =>
    exportPage(tool, { slug, input: text, options: options.values }, preview.current?.withDiagrams);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a second way to what Exit Full Screen does.
    <div
      className={`text-editor ${full ? 'full' : ''}`}
      ref={whole}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && full && !event.defaultPrevented && !styling) setFull(false);
      }}
    >
      <EditorBar
        panes={panes}
        editor={editor}
        tooLong={tooLong}
        empty={text === ''}
        sidebar={sidebar}
        onStyle={() => setStyling(true)}
        full={full}
        onFull={setFull}
        onMarkdown={() => download('exported_markdown.md', text)}
        onHtml={exportHtml}
      />
      <DraftBars state={state} draft={saved.choices} {...WORDS} />
      <Desk
        documents={documents}
        names={['Documents', 'Document']}
        locked={!loaded || Boolean(state.choice)}
        headings={page.headings}
        outline="Outline"
        onGo={goTo}
        sidebar={sidebar}
      >
        <div className={`text-editor-panes ${panes.view}`}>
          <WritingPanel
            definition={tool}
            options={options}
            saved={saved}
            settled={page.settled}
            editor={editor}
            box={box}
            tooLong={tooLong}
          />
          <PreviewPanel
            slug={slug}
            definition={tool}
            options={options.values}
            page={page}
            text={text}
            remote={remote}
            preview={preview}
            onExport={exportHtml}
            onExample={change}
          />
        </div>
      </Desk>
      <PageOptions shape={tool.options} options={options}>
        <GoalField />
        <OptionField option={REMOTE} value={remote} onChange={setRemote} />
      </PageOptions>
      <HelpGuide steps={helpSteps(tool, props.page)} />
      {styling && (
        <CssDialog
          value={css}
          placeholder={tool.options.css.placeholder}
          onSave={(next) => options.set({ css: next })}
          onClose={() => setStyling(false)}
        />
      )}
    </div>
  );
}
