import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  lazy,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { wordSegments } from '@/engines/text/segment';
import type { TextInput } from '@/kit/input';
import { type Area, toggle } from '@/kit/option';
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
import { CssDialog } from './CssDialog';
import { type Command, findAll, INLINE_DATA, inlineImage } from './edit';
import { kept, type SaveState, useAutosave } from './useAutosave';
import { useEditor } from './useEditor';
import './view.css';

const Preview = lazy(async () => ({ default: (await import('@/ui/markdown/Preview')).Preview }));

const COMMANDS: readonly { command: Command; label: string; icon: string }[] = [
  { command: 'bold', label: 'Bold', icon: 'bold' },
  { command: 'italic', label: 'Italic', icon: 'italic' },
  { command: 'heading', label: 'Heading', icon: 'heading' },
  { command: 'bullet', label: 'Bullet List', icon: 'list' },
  { command: 'link', label: 'Link', icon: 'link' },
  { command: 'image', label: 'Image', icon: 'image' },
  { command: 'code', label: 'Code Block', icon: 'code' },
];
const KEYS: Readonly<Record<string, Command>> = { b: 'bold', i: 'italic', k: 'link' };
const TABS = { editor: 'Editor', preview: 'Preview', split: 'Split View' } as const;
const NARROW_TABS = { editor: 'Editor', preview: 'Preview' } as Readonly<Record<keyof typeof TABS, string>>;
const STATES: Readonly<Record<SaveState, string>> = {
  none: '',
  saved: 'Saved',
  waiting: 'Saving…',
  refused: 'Not saved',
};
const REMOTE = toggle('Load Remote Images', false, {
  hint: 'Lets the preview load pictures from other hosts, which then know that the text was opened',
});

/** The preview follows once the typing pauses this long. */
const PAUSE_MS = 300;
/** The editor lays out a line as a whole. */
const LONGEST_LINE = 20_000;
const LARGEST = 20_000_000;
const LARGEST_IMAGE = 5_000_000;
/** Beyond this, telling words apart in every script would be felt; what stands between spaces is counted. */
const EXACT_WORDS = 100_000;

const isTooLong = (text: string): boolean =>
  text.length > LARGEST ||
  (text.length > LONGEST_LINE &&
    text.split('\n').some((line) => line.length > LONGEST_LINE && withoutData(line).length > LONGEST_LINE));

const withoutData = (text: string): string => (text.includes('data:image/') ? text.replace(INLINE_DATA, '') : text);

function countWords(text: string): number {
  let count = 0;
  if (text.length > EXACT_WORDS) for (const _ of text.matchAll(/\S+/g)) count++;
  else for (const { isWordLike } of wordSegments(text)) if (isWordLike) count++;
  return count;
}

const readAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

export default function TextEditor({ slug, tool }: ToolPageProps) {
  const input = tool.input as TextInput;
  const options = useOptions(slug, tool.options);
  const fontSize = options.values.fontSize as number;
  const css = options.values.css as string;
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState(false);
  /** The text came with a link while another is kept: which one stays is the visitor's choice. */
  const [visiting, setVisiting] = useState(false);
  const [settled, setSettled] = useState('');
  const [view, setView] = useState<keyof typeof TABS>('split');
  const [narrow, setNarrow] = useState(false);
  const [full, setFull] = useState(false);
  const [styling, setStyling] = useState(false);
  const [remote, setRemote] = useState(false);
  const [dragging, setDragging] = useState(false);
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const writing = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { state, save, pending } = useAutosave();
  const run = useRun(slug, tool);
  const { start, clear, outcome } = run;

  const change = (next: string) => {
    setText(next);
    if (!visiting) save(next);
  };
  const editor = useEditor(writing, change);

  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      const own = kept.get();
      setText(linked?.input ?? own ?? '');
      setVisiting(linked?.input !== undefined && !!own && own !== linked.input);
      setLoaded(true);
    });
  }, []);

  // The same text in another tab: shown here too, unless something here still waits to be kept.
  useEffect(() => {
    if (!loaded || visiting) return;
    return kept.subscribe(() => {
      const other = kept.get();
      if (other !== undefined && !pending()) setText(other);
    });
  }, [loaded, visiting, pending]);

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
  // The style is sent on its own: to change it need not read the text again.
  useEffect(() => {
    if (settled === '') clear();
    else start(settled, { fontSize: 16, css: '' });
  }, [settled, start, clear]);

  const { dress } = editor;
  const tooLong = useMemo(() => isTooLong(text), [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is another once the text is short again.
  useEffect(() => dress(fontSize), [dress, fontSize, loaded, tooLong]);

  // In full screen nothing behind it can be reached; messages still can.
  useEffect(() => {
    if (!full) return;
    const hidden: Element[] = [];
    for (let one: Element = page.current!; one !== document.body && one.parentElement; one = one.parentElement)
      for (const other of one.parentElement.children)
        if (other !== one && !other.hasAttribute('inert') && !other.matches('.toasts, script')) hidden.push(other);
    for (const one of hidden) one.setAttribute('inert', '');
    document.documentElement.classList.add('text-editor-fills');
    return () => {
      for (const one of hidden) one.removeAttribute('inert');
      document.documentElement.classList.remove('text-editor-fills');
    };
  }, [full]);

  const makePage = useCallback(
    async (values: Readonly<Record<string, unknown>>) => {
      const made = await runTool(
        tool,
        { slug, input: text, options: values },
        { signal: new AbortController().signal },
      );
      return textOf(made.shown);
    },
    [tool, slug, text],
  );
  const exportPage = async () => {
    try {
      download(downloadName(tool, slug, options.values), await makePage(options.values));
    } catch (error) {
      toast({ title: 'Not exported', description: (error as Error).message, tone: 'destructive' });
    }
  };
  const copyHtml = async () => {
    const [{ bodyOf }, html] = await Promise.all([
      import('@/engines/markdown/write-page'),
      makePage({ fontSize: 16, css: '' }),
    ]);
    return bodyOf(html);
  };

  const takeFiles = async (files: Iterable<File>) => {
    for (const file of files) {
      if (!file.type.startsWith('image/')) {
        const read = await readText(file);
        if (read === undefined) continue;
        const before = text;
        change(read.replace(/\r\n?/g, '\n'));
        toast({
          title: `${file.name} opened`,
          ...(before !== '' && { action: { label: 'Undo', run: () => change(before) } }),
        });
        return;
      }
      if (!/^image\/(?:png|jpeg|gif|webp)$/.test(file.type)) {
        toast({ title: 'Not inserted', description: 'PNG, JPEG, GIF and WebP pictures can be.', tone: 'destructive' });
      } else if (file.size > LARGEST_IMAGE) {
        toast({
          title: 'Image too large',
          description: `${file.name} has ${(file.size / 1e6).toFixed(1)} MB; up to ${LARGEST_IMAGE / 1e6} MB go into a text.`,
          tone: 'destructive',
        });
      } else {
        try {
          editor.insert(inlineImage(file.name, await readAddress(file)));
        } catch {
          toast({ title: 'The file could not be read', description: file.name, tone: 'destructive' });
        }
      }
    }
  };
  const onDrop = (event: DragEvent) => {
    setDragging(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    editor.placeAt(event.clientX, event.clientY);
    takeFiles([...event.dataTransfer.files]);
  };
  const onPaste = (event: ClipboardEvent) => {
    const images = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    // A table copied from a spreadsheet comes as a picture too: its text is what is wanted.
    if (images.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    event.stopPropagation();
    takeFiles(images);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const command = KEYS[event.key.toLowerCase()];
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    editor.run(command);
  };

  const clearAll = () => {
    const before = text;
    change('');
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => change(before) } });
  };
  const replaceAll = () => {
    const count = editor.replaceAll(find, replacement);
    toast(count === 0 ? 'Nothing found' : `${plural(count, 'occurrence')} replaced`);
  };

  const words = useMemo(() => countWords(withoutData(settled)), [settled]);
  const characters = useMemo(() => countCharacters(withoutData(text)), [text]);
  const found = useMemo(() => findAll(text, find).length, [text, find]);
  const html = outcome && settled !== '' ? textOf(outcome.shown) : '';
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
          {COMMANDS.map(({ command, label, icon }) => (
            <Button
              key={command}
              iconOnly
              look="quiet"
              icon={icon}
              label={label}
              disabled={tooLong || view === 'preview'}
              onClick={() => editor.run(command)}
            />
          ))}
          <span className="text-editor-gap" />
          <Button
            iconOnly
            look="quiet"
            icon="undo-2"
            label="Undo"
            disabled={!editor.Editor || tooLong}
            onClick={() => editor.step('undo')}
          />
          <Button
            iconOnly
            look="quiet"
            icon="redo-2"
            label="Redo"
            disabled={!editor.Editor || tooLong}
            onClick={() => editor.step('redo')}
          />
        </div>
        <span className="grow" />
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
        <Button small look="primary" icon="download" label="Export .html" disabled={empty} onClick={exportPage} />
      </div>

      {visiting && (
        <div className="hint-bar text-editor-visiting" role="status">
          <span className="grow">This text came with a link. Your own is kept until you choose.</span>
          <Button
            small
            label="Keep This Text"
            onClick={() => {
              setVisiting(false);
              save(text);
            }}
          />
          <Button
            small
            label="Back to My Text"
            onClick={() => {
              setVisiting(false);
              setText(kept.get() ?? '');
            }}
          />
        </div>
      )}
      {state === 'refused' && (
        <p className="banner error" role="alert">
          Not saved: the browser has no room for this text or does not allow it. It stays here while this page is open;
          use Export .md to keep it.
        </p>
      )}

      <div className={`text-editor-panes ${view}`}>
        <Panel
          className={`input-box ${dragging ? 'dragging' : ''}`}
          title={input.label}
          aside={
            <>
              {plural(words, 'word')} · {plural(characters, 'character')}
              <span role="status">{STATES[state] && ` · ${STATES[state]}`}</span>
            </>
          }
          actions={
            <>
              <CopyButton small look="quiet" label="Copy Markdown" value={text} disabled={empty} />
              <Button iconOnly look="quiet" icon="upload" label="Upload" onClick={() => picker.current?.click()} />
              <input
                ref={picker}
                type="file"
                hidden
                aria-label="Text file or picture"
                accept={`${input.accept},image/png,image/jpeg,image/gif,image/webp`}
                onChange={(event) => {
                  takeFiles([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
              <ShareMenu shape={tool.options} options={options.values} inputs={empty ? undefined : { input: text }} />
              <Button iconOnly look="quiet" icon="trash-2" label="Clear All" disabled={empty} onClick={clearAll} />
            </>
          }
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what Upload does, and keys to what the toolbar does. */}
          <div
            className="drop-zone"
            ref={writing}
            onKeyDownCapture={onKeyDown}
            onPasteCapture={onPaste}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes('Files')) return;
              event.preventDefault();
              setDragging(true);
            }}
            onDragLeave={() => setDragging(false)}
            onDropCapture={onDrop}
          >
            <Writing
              input={input}
              value={text}
              onChange={change}
              Editor={loaded ? editor.Editor : undefined}
              cursor={editor.cursor}
              tooLong={tooLong}
            />
          </div>
          <form
            className="text-editor-find"
            aria-label="Find and replace"
            onSubmit={(event) => {
              event.preventDefault();
              if (find !== '' && !editor.findNext(find)) toast('Nothing found');
            }}
          >
            <label className="field">
              <span>Find</span>
              <input type="text" value={find} autoComplete="off" onChange={(event) => setFind(event.target.value)} />
            </label>
            <label className="field">
              <span>Replace</span>
              <input
                type="text"
                value={replacement}
                autoComplete="off"
                onChange={(event) => setReplacement(event.target.value)}
              />
            </label>
            <Button small type="submit" label="Find Next" disabled={found === 0 || !editor.Editor || tooLong} />
            <Button
              small
              label="Replace All"
              disabled={find === '' || !editor.Editor || tooLong}
              onClick={replaceAll}
            />
            <span className="text-editor-found" role="status">
              {find !== '' && `${found.toLocaleString('en')} found`}
            </span>
          </form>
        </Panel>
        <Panel
          className="output-box"
          title="Preview"
          actions={<CopyButton small look="quiet" label="Copy HTML" value={copyHtml} disabled={empty} />}
        >
          <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
          {run.error && <ErrorBanner error={run.error} />}
          {html === '' ? (
            <div className="empty">
              <p>The page appears here as you write.</p>
              <p className="examples">
                {tool.examples.map(({ title, input: example }) => (
                  <Button key={title} small label={title} disabled={!empty} onClick={() => change(example as string)} />
                ))}
              </p>
            </div>
          ) : (
            <Boundary what="The preview" fallback={null}>
              <Preview
                className="text-editor-frame"
                html={html}
                css={css}
                fontSize={fontSize}
                remote={remote}
                onLink={openLink}
              />
            </Boundary>
          )}
        </Panel>
      </div>

      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
      <div className="strip" role="group" aria-label="Options">
        <div className="strip-fields">
          <OptionField
            option={tool.options.fontSize!}
            value={fontSize}
            onChange={(value) => options.set({ fontSize: value })}
          />
          <OptionField option={REMOTE} value={remote} onChange={(on) => setRemote(on as boolean)} />
        </div>
      </div>
      <HelpGuide steps={helpSteps(tool)} />
      {styling && (
        <CssDialog
          value={css}
          placeholder={(tool.options.css as Area).placeholder}
          onSave={(next) => options.set({ css: next })}
          onClose={() => setStyling(false)}
        />
      )}
    </div>
  );
}
