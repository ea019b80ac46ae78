import { type ClipboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Command } from '@/engines/markdown/edit';
import { inlineImage } from '@/engines/markdown/edit';
import { grouped } from '@/engines/number/grouped';
import { countWords } from '@/families/editing/count-words';
import { DraftBars } from '@/families/editing/DraftBars';
import { isTooLongBesideData, withoutData } from '@/families/editing/inline-data';
import { PICTURES, pastedPictures, readPicture } from '@/families/editing/read-picture';
import { runOnce } from '@/families/editing/run-once';
import { Writing } from '@/families/editing/Writing';
import { DocumentList } from '@/families/markdown/documents/DocumentList';
import { Outline } from '@/families/markdown/documents/Outline';
import { useDocuments } from '@/families/markdown/documents/useDocuments';
import { exportPage } from '@/families/markdown/export-page';
import { FormatButtons } from '@/families/markdown/FormatButtons';
import { openLink } from '@/families/markdown/open-link';
import { PageOptions } from '@/families/markdown/PageOptions';
import { Preview } from '@/families/markdown/Preview';
import type { PreviewHandle } from '@/families/markdown/PreviewFrame';
import { integer, toggle } from '@/kit/option';
import { toText } from '@/kit/output';
import { Button, CopyButton } from '@/ui/controls/Button';
import { toastCleared } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { countCharacters } from '@/ui/input/count-characters';
import { readText } from '@/ui/input/files';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { EmptySample } from '@/ui/output/EmptySample';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { usePersisted } from '@/ui/storage/storage';
import { CssDialog } from './CssDialog';
import { FindBar } from './FindBar';
import { shelf, wordGoal } from './saved';
import { TableMenu } from './TableMenu';
import type tool from './tool';
import { useEditor } from './useEditor';
import { useFilledWindow } from './useFilledWindow';
import { useSavedText } from './useSavedText';
import './view.css';

const COMMANDS: readonly Command[] = ['bold', 'italic', 'heading', 'bullets', 'link', 'image', 'code'];
const TABS = { editor: 'Editor', preview: 'Preview', split: 'Split View' } as const;
const NARROW_TABS = { editor: 'Editor', preview: 'Preview' } as Readonly<Record<keyof typeof TABS, string>>;
const STATES = { none: '', saved: ' · Saved', refused: ' · Not saved' } as const;
const REMOTE = toggle('Load Remote Images', false, {
  hint: 'Lets the preview load pictures from other hosts, which can then see that the text was opened',
});
const GOAL = integer('Goal', 0, {
  min: 0,
  max: 1_000_000,
  unit: 'words',
  hint: 'How much you want to write; 0 is no goal',
});
/** The style is sent to the preview on its own: to change it need not read the text again. */
const PLAIN = { fontSize: 16, css: '' };

/** The preview follows once the typing pauses this long. */
const PAUSE_MS = 300;

export default function TextEditor(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const { input } = tool;
  const options = useOptions(slug, tool.options);
  const { fontSize, css, flavor, formulas, frontMatter, colorCode, contents } = options.values;
  const { text, change, put, loaded, draft, state } = useSavedText(slug, () => documents.follow());
  const documents = useDocuments(shelf, { now: { text }, show: (next) => put(next.text) });
  const goal = usePersisted(wordGoal);
  const [settled, setSettled] = useState('');
  const [view, setView] = useState<keyof typeof TABS>('split');
  const [narrow, setNarrow] = useState(false);
  const [full, setFull] = useState(false);
  const [styling, setStyling] = useState(false);
  const [remote, setRemote] = useState(false);
  /** Until the visitor says otherwise it is there where there is room. */
  const [sidebar, setSidebar] = useState<boolean>();
  const preview = useRef<PreviewHandle>(null);
  const page = useRef<HTMLDivElement>(null);
  const writing = useRef<HTMLDivElement>(null);
  const run = useRun(slug, tool);
  const { start, clear, outcome } = run;
  const editor = useEditor(writing, change);
  useFilledWindow(page, full);
  useUndoKeys(writing, { undo: () => editor.step('undo'), redo: () => editor.step('redo') });

  useEffect(() => {
    const query = matchMedia('(max-width: 899px)');
    const follow = () => {
      setNarrow(query.matches);
      if (query.matches) setView((old) => (old === 'split' ? 'editor' : old));
    };
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (settled === '') clear();
    else start(settled, { ...PLAIN, flavor, formulas, frontMatter, colorCode, contents });
  }, [settled, start, clear, flavor, formulas, frontMatter, colorCode, contents]);

  const { dress } = editor;
  const tooLong = useMemo(() => isTooLongBesideData(text), [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is another once the text is short again.
  useEffect(() => dress(fontSize), [dress, fontSize, loaded, tooLong, documents.id]);

  const copyHtml = async () => {
    const [{ getBody }, made] = await Promise.all([
      import('@/engines/markdown/write-page'),
      runOnce(tool, { slug, input: text, options: { ...options.values, ...PLAIN } }),
    ]);
    return getBody(toText(made.shown));
  };

  const exportHtml = () =>
    exportPage(tool, { slug, input: text, options: options.values }, preview.current?.withDiagrams);

  const takeFiles = async (files: readonly File[]) => {
    for (const file of files) {
      if (file.type.startsWith('image/')) {
        const address = await readPicture(file, 'text');
        if (address) editor.insert(inlineImage(file.name, address));
        continue;
      }
      const read = await readText(file);
      if (read === undefined) continue;
      change(read.replace(/\r\n?/g, '\n'));
      toast({
        title: `${file.name} opened`,
        ...(text !== '' && { action: { label: 'Undo', run: () => change(text) } }),
      });
      return;
    }
  };
  const { dragging, zone } = useFileDrop((files, { clientX, clientY }) => {
    editor.placeAt(clientX, clientY);
    takeFiles(files);
  });
  const onPaste = (event: ClipboardEvent) => {
    const pictures = pastedPictures(event.clipboardData);
    if (pictures.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    takeFiles(pictures);
  };
  const clearAll = () => {
    change('');
    return () => change(text);
  };

  const words = useMemo(() => countWords(withoutData(settled)), [settled]);
  const characters = useMemo(() => countCharacters(withoutData(text)), [text]);
  const html = outcome && settled !== '' ? toText(outcome.shown) : '';
  const empty = text === '';

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a second way to what Exit Full Screen does.
    <div
      className={`text-editor ${full ? 'full' : ''}`}
      ref={page}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && full && !event.defaultPrevented && !styling) setFull(false);
      }}
    >
      <div className="text-editor-bar">
        <Tabs
          label="View"
          className="text-editor-tabs"
          tabs={narrow ? NARROW_TABS : TABS}
          value={view}
          onChange={setView}
        />
        <div className="text-editor-tools" role="toolbar" aria-label="Formatting">
          <FormatButtons commands={COMMANDS} editor={editor} tooLong={tooLong} unseen={view === 'preview'} />
          {view !== 'preview' && !tooLong && <TableMenu editor={editor} />}
        </div>
        <span className="grow" />
        <Button
          small
          icon="list-tree"
          label="Sidebar"
          aria-pressed={sidebar}
          onClick={() => {
            const bar = page.current!.querySelector('.markdown-sidebar')!;
            setSidebar(getComputedStyle(bar).display === 'none');
          }}
        />
        <Button small icon="paintbrush" label="Custom CSS" onClick={() => setStyling(true)} />
        <Button
          small
          icon={full ? 'minimize' : 'maximize'}
          label={full ? 'Exit Full Screen' : 'Full Screen'}
          onClick={() => setFull(!full)}
        />
        <Button
          small
          icon="file-down"
          label="Export .md"
          disabled={empty}
          onClick={() => download('exported_markdown.md', text)}
        />
        <div className="dock">
          <Button small variant="primary" icon="download" label="Export .html" disabled={empty} onClick={exportHtml} />
        </div>
      </div>

      <DraftBars
        state={state}
        draft={{
          keepMine() {
            draft.keepMine();
            documents.claim();
          },
          takeTheirs: draft.takeTheirs,
        }}
        what="text"
        elsewhere="Export .md"
        keep="Keep This Text"
        back="Back to My Text"
      />

      <div className={`markdown-desk ${sidebar === undefined ? '' : sidebar ? 'with-sidebar' : 'without-sidebar'}`}>
        <div className="markdown-sidebar">
          <DocumentList
            documents={documents}
            label="Documents"
            one="Document"
            disabled={!loaded || Boolean(state.choice)}
          />
          <Outline
            headings={(settled !== '' && outcome?.data.headings) || []}
            label="Outline"
            onGo={({ id, line }) => {
              preview.current?.go(id);
              if (view !== 'preview') editor.goToLine(line);
            }}
          />
        </div>
        <div className={`text-editor-panes ${view}`}>
          <Panel
            className={`input-box ${dragging ? 'dragging' : ''}`}
            title={input.label}
            aside={
              <>
                {plural(words, 'word')}
                {goal > 0 && (
                  <>
                    {` of ${grouped(goal)} `}
                    <progress aria-label="Goal reached" value={Math.min(words, goal)} max={goal} />
                  </>
                )}{' '}
                · {plural(characters, 'character')}
                <span role="status">
                  {state.waiting ? ' · Saving…' : STATES[state.choice ? 'refused' : state.saved]}
                </span>
              </>
            }
            actions={
              <>
                <CopyButton small variant="quiet" label="Copy Markdown" value={text} disabled={empty} />
                <ToolExamples
                  tool={tool}
                  options={options}
                  onEnter={({ input: written }: { input: string }) => change(written)}
                />
                <UploadButton file="Text file or picture" accept={`${input.accept},${PICTURES}`} onFiles={takeFiles} />
                <Button
                  iconOnly
                  variant="quiet"
                  icon="trash-2"
                  label="Clear All"
                  aria-disabled={empty}
                  onClick={empty ? undefined : () => toastCleared(clearAll())}
                />
              </>
            }
          >
            <div
              className="drop-zone"
              data-main-input=""
              ref={writing}
              {...zone}
              onKeyDownCapture={editor.onKeyDown}
              onPasteCapture={onPaste}
            >
              <Writing
                key={documents.id}
                input={input}
                value={text}
                onChange={change}
                Editor={loaded ? editor.Editor : undefined}
                cursor={editor.cursor}
                tooLong={tooLong}
              />
            </div>
            <FindBar text={text} editor={editor} tooLong={tooLong} />
          </Panel>
          <ResultPanel
            slug={slug}
            tool={tool}
            run={{ ...run, outcome: html === '' ? undefined : outcome }}
            options={options.values}
            linkable={empty ? undefined : { input: text }}
            title="Preview"
            aside={false}
            // Whoever writes knows that the page follows.
            announcement=""
            copies={copyHtml}
            onDownload={exportHtml}
          >
            {html === '' ? (
              <EmptySample
                text="The page appears here as you write."
                actions={
                  <p className="examples">
                    {tool.examples.map(({ title, input: example }) => (
                      <Button key={title} small label={title} disabled={!empty} onClick={() => change(example)} />
                    ))}
                  </p>
                }
              >
                <div className="text-editor-sample">
                  <h3>A heading</h3>
                  <p>
                    Words, some <strong>strong</strong>, some <em>emphasised</em>, and a list:
                  </p>
                  <ul>
                    <li>one</li>
                    <li>two</li>
                  </ul>
                </div>
              </EmptySample>
            ) : (
              <Preview
                className="text-editor-frame"
                html={html}
                css={css}
                fontSize={fontSize}
                remote={remote}
                handle={preview}
                onLink={openLink}
              />
            )}
          </ResultPanel>
        </div>
      </div>

      <PageOptions shape={tool.options} options={options}>
        <OptionField option={GOAL} value={goal} onChange={(value) => wordGoal.set(value)} />
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
