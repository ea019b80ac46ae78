import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Heading } from '@/engines/markdown/blocks';
import type { Command } from '@/engines/markdown/edit';
import { DraftBars } from '@/families/editing/DraftBars';
import { isTooLong } from '@/families/editing/too-long';
import { useDraft } from '@/families/editing/useDraft';
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
import { lineAtScroll, scrollToLine } from '@/families/markdown/scroll-lines';
import { useMarkdownEditor } from '@/families/markdown/useMarkdownEditor';
import { toggle } from '@/kit/option';
import { type Shown, toText } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { UploadButton } from '@/ui/controls/UploadButton';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { countCharacters } from '@/ui/input/count-characters';
import { readText } from '@/ui/input/files';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { useUndoable } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { readFragment } from '@/ui/storage/link';
import { Splitter } from './Splitter';
import { type Document, kept, SAVE_MS, shelf } from './saved';
import type tool from './tool';
import { WELCOME } from './welcome';

import './view.css';

const COMMANDS: readonly Command[] = ['bold', 'italic', 'link', 'image', 'bullets', 'numbers', 'code'];
const STATES = { none: '', saved: ' · Draft saved', refused: ' · Draft not saved' } as const;
const TABS = { preview: 'Preview', css: 'Custom CSS' } as const;
const REMOTE = toggle('Load Remote Images', false, {
  hint: 'Lets the preview load pictures from other hosts, which can then see that it was opened',
});

/** After one pane was moved by the other, its own scrolling is not sent back. */
const QUIET_MS = 150;

export default function MarkdownViewer({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const { input: inputs } = definition;
  const options = useOptions(slug, definition.options);
  const { fontSize, flavor, formulas, frontMatter, colorCode, contents } = options.values;
  const edited = useUndoable<Document>({ markdown: inputs.markdown.initial ?? '', css: '' });
  const { value: document, reset } = edited;
  const [loaded, setLoaded] = useState(false);
  const [shown, setShown] = useState(true);
  const [tab, setTab] = useState<keyof typeof TABS>('preview');
  const [remote, setRemote] = useState(false);
  const [split, setSplit] = useState(50);
  /** Until the visitor says otherwise it is there where there is room. */
  const [sidebar, setSidebar] = useState<boolean>();
  const editorBox = useRef<HTMLDivElement>(null);
  const preview = useRef<PreviewHandle>(null);
  const quietUntil = useRef(0);
  const run = useRun(slug, definition);
  const { start, outcome } = run;
  const { markdown, css } = document;
  const { draft, ...state } = useDraft<Document>(slug, kept, {
    read: () => document,
    show(theirs) {
      edited.replace(theirs);
      documents.follow();
    },
  });
  const documents = useDocuments(shelf, {
    now: { text: markdown, css },
    isSample: (text) => text === WELCOME,
    show(next) {
      // Steps of one document would make no sense in another.
      flushSync(() => edited.reset({ markdown: next.text, css: next.css ?? '' }));
      draft.change(0);
    },
  });

  const save = () => draft.change(SAVE_MS, true);
  const change = (part: Partial<Document>) => {
    const next = { ...document, ...part };
    // The editor also tells of a text that it was given.
    if (next.markdown === markdown && next.css === css) return;
    edited.change((old) => ({ ...old, ...part }));
    save();
  };
  /** A step of its own to go back to. */
  const put = (next: Document) => {
    edited.replace(next);
    save();
  };
  const stepping = (step: () => void) => () => {
    step();
    save();
  };
  useUndoKeys(editorBox, { undo: stepping(edited.undo), redo: stepping(edited.redo) });
  const editor = useMarkdownEditor(editorBox, (text) => change({ markdown: text }));

  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      const { markdown = '', css = '' } = linked ?? {};
      const first = draft.begin(linked && { markdown, css });
      if (first) reset(first);
      setLoaded(true);
    });
  }, [draft, reset]);

  // The style is sent on its own: to change it need not read the text again.
  useEffect(() => {
    if (loaded)
      start(
        { markdown, css: '' },
        { fontSize: 16, flavor, formulas, frontMatter, colorCode, contents, sourceLines: true },
      );
  }, [loaded, markdown, start, flavor, formulas, frontMatter, colorCode, contents]);

  // The editor draws in a shadow root, whose scrolling does not come out; so it is listened to where it happens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is another once the editor has come.
  useEffect(() => {
    const view = editor.view();
    const scroller = view?.scrollDOM ?? editor.area();
    if (!scroller) return;
    // What scrolls needs something in it that the keyboard reaches, and says so.
    if (view) view.contentDOM.tabIndex = 0;
    const follow = () => {
      if (performance.now() >= quietUntil.current) preview.current?.scrollTo(lineAtScroll(view ?? scroller));
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [editor.Editor, loaded, documents.id]);
  const followPreview = (line: number) => {
    const scrolled = editor.view() ?? editor.area();
    if (!scrolled) return;
    quietUntil.current = performance.now() + QUIET_MS;
    scrollToLine(scrolled, line);
  };
  const goTo = ({ id, line }: Heading) => {
    quietUntil.current = performance.now() + QUIET_MS;
    preview.current?.go(id);
    editor.goToLine(line);
  };

  const takeFile = async (file: File | undefined) => {
    const text = file && (await readText(file));
    if (text === undefined) return;
    put({ ...document, markdown: text.replace(/\r\n?/g, '\n') });
    toast({ title: `${file!.name} opened` });
  };
  const { dragging, zone } = useFileDrop(([file]) => takeFile(file));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey) {
      event.preventDefault();
      saveNow();
    } else editor.onKeyDown(event);
  };
  const saveNow = () => {
    if (state.choice) return draft.keepMine();
    draft.change(SAVE_MS);
    if (draft.flush()) toast('Draft saved');
  };
  const clearAll = () => {
    put({ markdown: '', css: '' });
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => put(document) } });
  };

  const html = outcome ? toText(outcome.shown) : '';
  // Lines are for scrolling in step: what is copied and passed on has none.
  const result = useMemo(
    () => outcome && { ...outcome, shown: { ...outcome.shown, value: html.replace(/ data-line="\d+"/g, '') } as Shown },
    [outcome, html],
  );
  const lines = useMemo(() => markdown.split('\n').length, [markdown]);
  const empty = markdown + css === '';
  const tooLong = useMemo(() => isTooLong(markdown), [markdown]);

  return (
    <div className="markdown-viewer">
      <div className="markdown-toolbar" role="toolbar" aria-label="Formatting">
        <FormatButtons commands={COMMANDS} editor={editor} tooLong={tooLong} />
        <span className="grow" />
        <Button
          iconOnly
          variant="quiet"
          icon="list-tree"
          label="Sidebar"
          aria-pressed={sidebar}
          onClick={({ currentTarget }) => {
            const bar = currentTarget.closest('.markdown-viewer')!.querySelector('.markdown-sidebar')!;
            setSidebar(getComputedStyle(bar).display === 'none');
          }}
        />
        <Button
          iconOnly
          variant="quiet"
          icon="printer"
          label="Print"
          disabled={!shown || tab !== 'preview' || markdown === ''}
          onClick={() => preview.current?.print()}
        />
        <Button
          small
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Hide Preview' : 'Show Preview'}
          onClick={() => setShown(!shown)}
        />
        <Button small icon="save" label="Save Draft" onClick={saveNow} />
        <div className="dock">
          <Button
            small
            variant="primary"
            icon="download"
            label="Export"
            disabled={markdown === ''}
            onClick={() =>
              exportPage(
                definition,
                { slug, input: { markdown, css }, options: options.values },
                preview.current?.withDiagrams,
              )
            }
          />
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
        what="document"
        elsewhere="Download Markdown"
      />
      <div className={`markdown-desk ${sidebar === undefined ? '' : sidebar ? 'with-sidebar' : 'without-sidebar'}`}>
        <div className="markdown-sidebar">
          <DocumentList documents={documents} label="Drafts" one="Draft" disabled={!loaded || Boolean(state.choice)} />
          <Outline headings={outcome?.data.headings ?? []} label="Contents" onGo={goTo} />
        </div>
        <div
          className={`markdown-panes ${shown ? '' : 'alone'}`}
          style={{ gridTemplateColumns: shown ? `minmax(0, ${split}fr) 14px minmax(0, ${100 - split}fr)` : undefined }}
        >
          <Panel
            className={`input-box ${dragging ? 'dragging' : ''}`}
            title={inputs.markdown.label}
            aside={
              <span role="status">
                {plural(countCharacters(markdown), 'character')}
                {state.waiting ? ' · Not saved yet' : STATES[state.choice ? 'refused' : state.saved]}
              </span>
            }
            actions={
              <>
                <UploadButton
                  file="Markdown file"
                  accept={inputs.markdown.accept}
                  onFiles={([file]) => takeFile(file)}
                />
                <ToolExamples tool={definition} options={options} onEnter={change} />
                <Button
                  iconOnly
                  variant="quiet"
                  icon="file-down"
                  label="Download Markdown"
                  disabled={markdown === ''}
                  onClick={() => download('exported.md', markdown)}
                />
                <ShareMenu
                  shape={definition.options}
                  options={options.values}
                  inputs={markdown === '' ? undefined : { ...document }}
                />
                <Button
                  iconOnly
                  variant="quiet"
                  icon="trash-2"
                  label="Clear All"
                  aria-disabled={empty}
                  onClick={empty ? undefined : clearAll}
                />
              </>
            }
          >
            <div className="drop-zone" data-main-input="" ref={editorBox} {...zone} onKeyDownCapture={onKeyDown}>
              <Writing
                key={documents.id}
                input={inputs.markdown}
                value={markdown}
                onChange={(text) => change({ markdown: text })}
                Editor={loaded ? editor.Editor : undefined}
                cursor={editor.cursor}
                tooLong={tooLong}
              />
            </div>
          </Panel>
          {shown && <Splitter value={split} onChange={setSplit} />}
          <div className="markdown-reading" hidden={!shown}>
            <ResultPanel
              slug={slug}
              tool={definition}
              run={{ ...run, outcome: result, stale: false }}
              options={options.values}
              title="Page"
              aside=""
              save={null}
              share={null}
            >
              <Tabs label="View" className="markdown-tabs" tabs={TABS} value={tab} onChange={setTab}>
                <div className="markdown-pane" hidden={tab !== 'preview'}>
                  {html !== '' && (
                    <Preview
                      className="markdown-frame"
                      html={html}
                      lines={lines}
                      css={css}
                      fontSize={fontSize}
                      remote={remote}
                      handle={preview}
                      onScroll={followPreview}
                      onLink={openLink}
                    />
                  )}
                </div>
                <div className="markdown-pane" hidden={tab !== 'css'}>
                  <textarea
                    aria-label={inputs.css.label}
                    placeholder={inputs.css.placeholder}
                    value={css}
                    spellCheck={false}
                    autoCapitalize="off"
                    autoComplete="off"
                    onChange={(event) => change({ css: event.target.value })}
                  />
                </div>
              </Tabs>
            </ResultPanel>
          </div>
        </div>
      </div>

      <PageOptions shape={definition.options} options={options}>
        <OptionField option={REMOTE} value={remote} onChange={setRemote} />
      </PageOptions>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}
