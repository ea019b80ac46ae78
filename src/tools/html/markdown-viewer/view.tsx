import { type DragEvent, type KeyboardEvent, lazy, useEffect, useMemo, useRef, useState } from 'react';
import { inputsOf, type TextInput } from '@/kit/input';
import { toggle } from '@/kit/option';
import { textOf } from '@/kit/output';
import { runTool } from '@/kit/run/runner';
import { Boundary } from '@/ui/Boundary';
import { Button, CopyButton } from '@/ui/Button';
import { countCharacters, plural } from '@/ui/count';
import { download } from '@/ui/download';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { readText } from '@/ui/files';
import { HelpGuide } from '@/ui/HelpGuide';
import { readFragment } from '@/ui/link';
import { openLink } from '@/ui/markdown/open-link';
import type { PreviewHandle } from '@/ui/markdown/Preview';
import { useMarkdownEditor } from '@/ui/markdown/useMarkdownEditor';
import { Writing } from '@/ui/markdown/Writing';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import { downloadName, helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/Toast';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import { type Command, editText } from './edit';
import { Splitter } from './Splitter';
import { type Draft, type DraftState, kept, useDraft } from './useDraft';
import './view.css';

const Preview = lazy(async () => ({ default: (await import('@/ui/markdown/Preview')).Preview }));

const COMMANDS: readonly { command: Command; label: string; icon: string }[] = [
  { command: 'bold', label: 'Bold', icon: 'bold' },
  { command: 'italic', label: 'Italic', icon: 'italic' },
  { command: 'link', label: 'Link', icon: 'link' },
  { command: 'image', label: 'Image', icon: 'image' },
  { command: 'bullets', label: 'Bullet List', icon: 'list' },
  { command: 'numbers', label: 'Numbered List', icon: 'list-ordered' },
  { command: 'code', label: 'Code Block', icon: 'code' },
];
const KEYS: Readonly<Record<string, Command>> = { b: 'bold', i: 'italic', k: 'link' };
const STATES: Readonly<Record<DraftState, string>> = {
  none: '',
  saved: 'Draft saved',
  unsaved: 'Not saved yet',
  refused: 'Draft not saved',
};
const TABS = { preview: 'Preview', css: 'Custom CSS' } as const;
const REMOTE = toggle('Load Remote Images', false, {
  hint: 'Lets the preview load pictures from other hosts, which then know that the document was opened',
});

/** The editor lays out a line as a whole. */
const LONGEST_LINE = 20_000;
const LARGEST = 5_000_000;
/** After one pane was moved by the other, its own scrolling is not sent back. */
const QUIET_MS = 150;

const isTooLong = (text: string) =>
  text.length > LARGEST || (text.length > LONGEST_LINE && text.split('\n').some((line) => line.length > LONGEST_LINE));

export default function MarkdownViewer({ slug, tool }: ToolPageProps) {
  const inputs = useMemo(() => Object.fromEntries(inputsOf(tool.input)) as Record<string, TextInput>, [tool]);
  const options = useOptions(slug, tool.options);
  const fontSize = options.values.fontSize as number;
  const [draft, setDraft] = useState<Draft>({ markdown: inputs.markdown!.initial ?? '', css: '' });
  const [changed, setChanged] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [shown, setShown] = useState(true);
  const [tab, setTab] = useState<keyof typeof TABS>('preview');
  const [remote, setRemote] = useState(false);
  const [split, setSplit] = useState(50);
  const [dragging, setDragging] = useState(false);
  const editorBox = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const preview = useRef<PreviewHandle>(null);
  const quietUntil = useRef(0);
  const run = useRun(slug, tool);
  const { start, outcome } = run;
  const { markdown, css } = draft;

  const change = (part: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...part }));
    setChanged(true);
  };
  const editor = useMarkdownEditor(editorBox, (text) => change({ markdown: text }));
  const apply = (command: Command) => editor.edit((text, from, to) => editText(command, text, from, to));
  const { state, save } = useDraft(draft, changed);

  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      const stored = kept.get();
      // A link shows what it carries; the draft stays as it is until something is written.
      if (linked) setDraft({ markdown: linked.markdown ?? '', css: linked.css ?? '' });
      else if (stored) setDraft(stored);
      setLoaded(true);
    });
  }, []);

  // The style is sent on its own: to change it need not read the text again.
  useEffect(() => {
    if (loaded) start({ markdown, css: '' }, { fontSize: 16 });
  }, [loaded, markdown, start]);

  // The editor draws in a shadow root, whose scrolling does not come out; so it is listened to where it happens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is another once the editor has come.
  useEffect(() => {
    const view = editor.view();
    const scroller = view?.scrollDOM ?? editor.area();
    if (!scroller) return;
    // What scrolls needs something in it that the keyboard reaches, and says so.
    if (view) view.contentDOM.tabIndex = 0;
    const follow = () => {
      const room = scroller.scrollHeight - scroller.clientHeight;
      if (room > 0 && performance.now() >= quietUntil.current) preview.current?.scrollTo(scroller.scrollTop / room);
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [editor.Editor, loaded]);
  const followPreview = (share: number) => {
    const scroller = editor.view()?.scrollDOM ?? editor.area();
    if (!scroller) return;
    quietUntil.current = performance.now() + QUIET_MS;
    scroller.scrollTop = share * (scroller.scrollHeight - scroller.clientHeight);
  };

  const takeFile = async (file: File | undefined) => {
    const text = file && (await readText(file));
    if (text === undefined) return;
    change({ markdown: text.replace(/\r\n?/g, '\n') });
    toast({ title: `${file!.name} opened` });
  };
  const onDrop = (event: DragEvent) => {
    setDragging(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    takeFile(event.dataTransfer.files[0]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const command = KEYS[event.key.toLowerCase()];
    if (event.key.toLowerCase() === 's') {
      event.preventDefault();
      saveNow();
    }
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    apply(command);
  };
  const saveNow = () => {
    if (save()) toast('Draft saved');
  };
  const exportPage = async () => {
    try {
      const page = await runTool(
        tool,
        { slug, input: { markdown, css }, options: options.values },
        { signal: new AbortController().signal },
      );
      download(downloadName(tool, slug, options.values), textOf(page.shown));
    } catch (error) {
      toast({ title: 'Not exported', description: (error as Error).message, tone: 'destructive' });
    }
  };
  const clearAll = () => {
    const before = draft;
    change({ markdown: '', css: '' });
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => change(before) } });
  };

  const html = outcome ? textOf(outcome.shown) : '';
  const tooLong = useMemo(() => isTooLong(markdown), [markdown]);

  return (
    <div className="markdown-viewer">
      <div className="markdown-toolbar" role="toolbar" aria-label="Formatting">
        {COMMANDS.map(({ command, label, icon }) => (
          <Button
            key={command}
            iconOnly
            look="quiet"
            icon={icon}
            label={label}
            disabled={tooLong}
            onClick={() => apply(command)}
          />
        ))}
        <span className="markdown-gap" />
        <Button
          iconOnly
          look="quiet"
          icon="undo-2"
          label="Undo"
          disabled={!editor.Editor}
          onClick={() => editor.step('undo')}
        />
        <Button
          iconOnly
          look="quiet"
          icon="redo-2"
          label="Redo"
          disabled={!editor.Editor}
          onClick={() => editor.step('redo')}
        />
        <span className="grow" />
        <Button
          small
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Hide Preview' : 'Show Preview'}
          onClick={() => setShown(!shown)}
        />
        <Button small icon="save" label="Save Draft" onClick={saveNow} />
        <Button small look="primary" icon="download" label="Export" disabled={markdown === ''} onClick={exportPage} />
      </div>

      <div
        className={`markdown-panes ${shown ? '' : 'alone'}`}
        style={{ gridTemplateColumns: shown ? `minmax(0, ${split}fr) 14px minmax(0, ${100 - split}fr)` : undefined }}
      >
        <Panel
          className={`input-box ${dragging ? 'dragging' : ''}`}
          title={inputs.markdown!.label}
          aside={
            <span role="status">
              {plural(countCharacters(markdown), 'character')}
              {STATES[state] && ` · ${STATES[state]}`}
            </span>
          }
          actions={
            <>
              <Button iconOnly look="quiet" icon="upload" label="Upload" onClick={() => picker.current?.click()} />
              <input
                ref={picker}
                type="file"
                hidden
                aria-label="Markdown file"
                accept={inputs.markdown!.accept}
                onChange={(event) => {
                  takeFile(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
              <Button
                iconOnly
                look="quiet"
                icon="file-down"
                label="Download Markdown"
                disabled={markdown === ''}
                onClick={() => download('exported.md', markdown)}
              />
              <ShareMenu
                shape={tool.options}
                options={options.values}
                inputs={markdown === '' ? undefined : { ...draft }}
              />
              <Button
                iconOnly
                look="quiet"
                icon="trash-2"
                label="Clear All"
                disabled={markdown + css === ''}
                onClick={clearAll}
              />
            </>
          }
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what Upload does, and keys to what the toolbar does. */}
          <div
            className="drop-zone"
            ref={editorBox}
            onKeyDownCapture={onKeyDown}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes('Files')) return;
              event.preventDefault();
              setDragging(true);
            }}
            onDragLeave={() => setDragging(false)}
            onDropCapture={onDrop}
          >
            <Writing
              input={inputs.markdown!}
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
          <Panel
            className="output-box"
            title="Page"
            actions={<CopyButton small look="quiet" label="Copy HTML" value={html} disabled={html === ''} />}
          >
            <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
            {run.error && <ErrorBanner error={run.error} />}
            <div className="output-body">
              <Tabs label="View" className="markdown-tabs" tabs={TABS} value={tab} onChange={setTab}>
                <div className="markdown-pane" hidden={tab !== 'preview'}>
                  {html !== '' && (
                    <Boundary what="The preview" fallback={null}>
                      <Preview
                        className="markdown-frame"
                        html={html}
                        css={css}
                        fontSize={fontSize}
                        remote={remote}
                        handle={preview}
                        onScroll={followPreview}
                        onLink={openLink}
                      />
                    </Boundary>
                  )}
                </div>
                <div className="markdown-pane" hidden={tab !== 'css'}>
                  <textarea
                    aria-label={inputs.css!.label}
                    placeholder={inputs.css!.placeholder}
                    value={css}
                    spellCheck={false}
                    autoCapitalize="off"
                    autoComplete="off"
                    onChange={(event) => change({ css: event.target.value })}
                  />
                </div>
              </Tabs>
            </div>
          </Panel>
        </div>
      </div>

      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
      <div className="strip" role="group" aria-label="Options">
        <OptionField
          option={tool.options.fontSize!}
          value={fontSize}
          onChange={(value) => options.set({ fontSize: value })}
        />
        <OptionField option={REMOTE} value={remote} onChange={(on) => setRemote(on as boolean)} />
      </div>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
