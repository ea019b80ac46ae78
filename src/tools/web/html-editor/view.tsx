import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { wordSegments } from '@/engines/text/segment';
import type { TextInput } from '@/kit/input';
import { textOf } from '@/kit/output';
import { runTool } from '@/kit/run/runner';
import { Button, CopyButton } from '@/ui/Button';
import { countCharacters, plural } from '@/ui/count';
import { download } from '@/ui/download';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { readText } from '@/ui/files';
import { HelpGuide } from '@/ui/HelpGuide';
import { readFragment } from '@/ui/link';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import { downloadName, helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { Notes } from '@/ui/Remarks';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/Toast';
import { useOptions } from '@/ui/useOptions';
import { linkAddress } from './address';
import { ImageDialog, LinkDialog, TableDialog } from './dialogs';
import { withoutData } from './inline-data';
import { pageOf } from './page';
import type { Command, ImageFacts, RichText, Status } from './rich-text';
import { SourceCode } from './SourceCode';
import { type Tool, Toolbar } from './Toolbar';
import type { TableChange } from './tables';
import { kept, type SaveState, useAutosave } from './useAutosave';
import './view.css';

const TABS = { preview: 'Preview', source: 'Source Code' } as const;
const STATES: Readonly<Record<SaveState, string>> = { none: '', saved: 'Saved', refused: 'Not saved' };
const PLACEHOLDER = 'Write here, or paste from Word, Google Docs or a web page';

interface Shown {
  command: Command;
  label: string;
  icon: string;
  keys?: string;
  /** What it has to do with blocks, which in a table stay as they are. */
  block?: boolean;
}
const GROUPS: readonly (readonly Shown[])[] = [
  [
    { command: 'p', label: 'Paragraph', icon: 'pilcrow', keys: 'Ctrl+Alt+0', block: true },
    { command: 'h1', label: 'Heading 1', icon: 'heading-1', keys: 'Ctrl+Alt+1', block: true },
    { command: 'h2', label: 'Heading 2', icon: 'heading-2', keys: 'Ctrl+Alt+2', block: true },
    { command: 'h3', label: 'Heading 3', icon: 'heading-3', keys: 'Ctrl+Alt+3', block: true },
    { command: 'h4', label: 'Heading 4', icon: 'heading-4', keys: 'Ctrl+Alt+4', block: true },
  ],
  [
    { command: 'bold', label: 'Bold', icon: 'bold', keys: 'Ctrl+B' },
    { command: 'italic', label: 'Italic', icon: 'italic', keys: 'Ctrl+I' },
    { command: 'underline', label: 'Underline', icon: 'underline', keys: 'Ctrl+U' },
    { command: 'strike', label: 'Strikethrough', icon: 'strikethrough', keys: 'Ctrl+Shift+X' },
    { command: 'code', label: 'Code', icon: 'code' },
    { command: 'sub', label: 'Subscript', icon: 'subscript', keys: 'Ctrl+Shift+5' },
    { command: 'sup', label: 'Superscript', icon: 'superscript', keys: 'Ctrl+Shift+6' },
  ],
  [
    { command: 'bullets', label: 'Bulleted List', icon: 'list', keys: 'Ctrl+Shift+8', block: true },
    { command: 'numbers', label: 'Numbered List', icon: 'list-ordered', keys: 'Ctrl+Shift+7', block: true },
    { command: 'outdent', label: 'Outdent', icon: 'list-indent-decrease', keys: 'Shift+Tab' },
    { command: 'indent', label: 'Indent', icon: 'list-indent-increase', keys: 'Tab' },
    { command: 'quote', label: 'Quote', icon: 'text-quote', keys: 'Ctrl+Shift+9', block: true },
    { command: 'pre', label: 'Code Block', icon: 'square-code', block: true },
  ],
  [
    { command: 'left', label: 'Align Left', icon: 'text-align-start' },
    { command: 'center', label: 'Align Center', icon: 'text-align-center' },
    { command: 'right', label: 'Align Right', icon: 'text-align-end' },
  ],
];
const TABLE_TOOLS: readonly (readonly { change: TableChange; label: string; icon: string }[])[] = [
  [
    { change: 'row', label: 'Add Row', icon: 'between-horizontal-end' },
    { change: 'column', label: 'Add Column', icon: 'between-vertical-end' },
  ],
  [
    { change: 'remove-row', label: 'Remove Row', icon: 'fold-vertical' },
    { change: 'remove-column', label: 'Remove Column', icon: 'fold-horizontal' },
    { change: 'remove-table', label: 'Remove Table', icon: 'grid-2x2-x' },
  ],
];
/** With Ctrl or ⌘, and with Shift. */
const SHIFTED: Readonly<Record<string, Command>> = {
  KeyX: 'strike',
  Digit5: 'sub',
  Digit6: 'sup',
  Digit7: 'numbers',
  Digit8: 'bullets',
  Digit9: 'quote',
};

const LARGEST_IMAGE = 5_000_000;
/** How long nothing changes before what was written is counted. */
const PAUSE_MS = 300;
/** Beyond this, telling words apart in every script would be felt; what stands between spaces is counted. */
const EXACT_WORDS = 100_000;

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

/** A picture as an address that carries it, or nothing and a message why. */
async function readImage(file: File): Promise<string | undefined> {
  if (!/^image\/(?:png|jpeg|gif|webp)$/.test(file.type)) {
    toast({ title: 'Not inserted', description: 'PNG, JPEG, GIF and WebP pictures can be.', tone: 'destructive' });
  } else if (file.size > LARGEST_IMAGE) {
    toast({
      title: 'Image too large',
      description: `${file.name} has ${(file.size / 1e6).toFixed(1)} MB; up to ${LARGEST_IMAGE / 1e6} MB go into a document.`,
      tone: 'destructive',
    });
  } else {
    try {
      return await readAddress(file);
    } catch {
      toast({ title: 'The file could not be read', description: file.name, tone: 'destructive' });
    }
  }
  return undefined;
}

export default function HtmlEditor({ slug, tool }: ToolPageProps) {
  const input = tool.input as TextInput;
  const options = useOptions(slug, tool.options);
  const keepStyles = options.values.keepStyles as boolean;
  const [tab, setTab] = useState<keyof typeof TABS>('preview');
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState<Status>();
  const [empty, setEmpty] = useState(true);
  const [source, setSource] = useState('');
  const [settled, setSettled] = useState({ html: '', text: '' });
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [error, setError] = useState<Error>();
  /** The document came with a link while another is kept: which one stays is the visitor's choice. */
  const [visiting, setVisiting] = useState(false);
  const [asking, setAsking] = useState<'link' | 'image' | 'table'>();
  const [dragging, setDragging] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const rich = useRef<RichText>(undefined);
  /** The source as it was made of the document: while it is the same, the document need not be made again. */
  const madeSource = useRef('');
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Escape was pressed: the next Tab leaves the text. */
  const leaving = useRef(false);

  const current = (): string => {
    if (tab === 'source') return source;
    return rich.current && !rich.current.isEmpty ? rich.current.html : '';
  };
  const { state, touch } = useAutosave(() => (ready && !visiting ? current() : undefined));
  const latest = useRef({ touch, visiting });
  latest.current = { touch, visiting };

  const clean = async (html: string, styles: boolean) => {
    const job = { slug, input: html, options: { keepStyles: styles } };
    const made = await runTool(tool, job, { signal: new AbortController().signal });
    return { html: textOf(made.shown), notes: made.notes };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is set up once.
  useEffect(() => {
    let here = true;
    const settle = () => {
      const editor = rich.current!;
      setSettled(editor.isEmpty ? { html: '', text: '' } : { html: editor.html, text: editor.text });
    };
    const start = async () => {
      const [{ RichText }, linked] = await Promise.all([import('./rich-text'), readFragment(location.hash)]);
      const own = kept.get();
      const html = linked?.input ?? own ?? '';
      const made = await clean(html, true).catch((wrong: Error) => wrong);
      if (!here) return;
      const editor = new RichText(root.current!, {
        onChange() {
          setEmpty(editor.isEmpty);
          if (!latest.current.visiting) latest.current.touch();
          clearTimeout(settling.current);
          settling.current = setTimeout(settle, PAUSE_MS);
        },
        onStatus: setStatus,
      });
      rich.current = editor;
      if (made instanceof Error) {
        editor.load('');
        setSource(html);
        setTab('source');
        setError(made);
      } else {
        editor.load(made.html);
        if (linked?.input !== undefined) setNotes(made.notes);
      }
      setEmpty(editor.isEmpty);
      settle();
      setVisiting(linked?.input !== undefined && !!own && own !== linked.input);
      setReady(true);
    };
    start();
    return () => {
      here = false;
      clearTimeout(settling.current);
      rich.current?.destroy();
    };
  }, []);

  const show = async (next: keyof typeof TABS) => {
    const editor = rich.current;
    if (next === tab || !editor) return;
    try {
      if (next === 'source') {
        const made = editor.isEmpty ? '' : (await clean(editor.html, true)).html;
        madeSource.current = made;
        setSource(made);
        setNotes([]);
      } else if (source !== madeSource.current) {
        const made = await clean(source, true);
        editor.replace(made.html);
        setNotes(made.notes);
      }
      setError(undefined);
      setTab(next);
    } catch (wrong) {
      setError(wrong as Error);
    }
  };
  const changeSource = (text: string) => {
    setSource(text);
    setError(undefined);
    if (!visiting) touch();
  };

  /** What leaves the page: always clean. */
  const finish = async (): Promise<string> => {
    try {
      const made = await clean(current(), true);
      if (tab === 'source') setNotes(made.notes);
      return made.html;
    } catch (wrong) {
      setError(wrong as Error);
      return '';
    }
  };
  const save = async () => {
    const html = await finish();
    if (html !== '') download(downloadName(tool, slug, options.values), pageOf(html));
  };

  const put = (html: string) => {
    if (tab === 'source') changeSource(html);
    else rich.current?.replace(html);
  };
  const clearAll = () => {
    const before = current();
    put('');
    setNotes([]);
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => put(before) } });
  };
  const openFile = async (file: File) => {
    const text = await readText(file);
    if (text === undefined) return;
    try {
      const before = current();
      const made = await clean(text, true);
      put(made.html);
      setNotes(made.notes);
      toast({
        title: `${file.name} opened`,
        ...(before !== '' && { action: { label: 'Undo', run: () => put(before) } }),
      });
    } catch (wrong) {
      setError(wrong as Error);
    }
  };
  const takeFiles = async (files: Iterable<File>) => {
    for (const file of files) {
      if (!file.type.startsWith('image/') || tab === 'source') return openFile(file);
      const src = await readImage(file);
      if (src) rich.current?.setImage({ src, alt: file.name.replace(/\.[^.]*$/, ''), width: '' });
    }
  };

  const onPaste = async (event: ClipboardEvent) => {
    const editor = rich.current;
    const data = event.clipboardData;
    if (!editor) return;
    const html = data.getData('text/html');
    const text = data.getData('text/plain');
    const images = [...data.files].filter(({ type }) => type.startsWith('image/'));
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    // A table copied from a spreadsheet comes as a picture too: its text is what is wanted.
    if (images.length > 0 && text === '') {
      take();
      await takeFiles(images);
    } else if (html !== '' && !status?.on.includes('pre')) {
      take();
      // What was copied here is as it should be.
      const own = html.includes('<!-- squire -->');
      try {
        const made = await clean(html, keepStyles || own);
        if (made.html === '') editor.insertText(text);
        else editor.insert(made.html);
      } catch {
        editor.insertText(text);
      }
    } else if (/^https?:\/\/\S+$/.test(text) && editor.link().text !== '') {
      take();
      editor.setLink(linkAddress(text)!, '');
    } else if (html !== '') {
      take();
      editor.insertText(text);
    }
  };
  const onDrop = (event: DragEvent) => {
    setDragging(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    rich.current?.placeAt(event.clientX, event.clientY);
    takeFiles([...event.dataTransfer.files]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const editor = rich.current;
    if (!editor) return;
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.key === 'Tab') {
      if (leaving.current) event.stopPropagation();
      else if (editor.moveCell(event.shiftKey ? -1 : 1)) take();
      return;
    }
    if (event.key !== 'Shift') leaving.current = event.key === 'Escape';
    if (!(event.ctrlKey || event.metaKey)) return;
    const digit = /^Digit([0-6])$/.exec(event.code)?.[1];
    const shifted = event.shiftKey && !event.altKey ? SHIFTED[event.code] : undefined;
    if (event.altKey && !event.shiftKey && digit) {
      take();
      if (!status?.inTable) editor.run(digit === '0' ? 'p' : (`h${digit}` as Command));
    } else if (shifted) {
      take();
      if (!status?.inTable || !/^(?:numbers|bullets|quote)$/.test(shifted)) editor.run(shifted);
    } else if (event.key.toLowerCase() === 'k' && !event.shiftKey && !event.altKey) {
      take();
      setAsking('link');
    }
  };

  const closeDialog = () => {
    setAsking(undefined);
    // A dialog gives the focus back to the button that opened it; the text is where one goes on.
    setTimeout(() => rich.current?.focus());
  };
  const run = (command: Command) => () => rich.current?.run(command);
  const isOn = (command: Command) => status?.on.includes(command) ?? false;
  const toolOf = ({ command, block, ...look }: Shown): Tool => ({
    ...look,
    pressed: command === 'indent' || command === 'outdent' ? undefined : isOn(command),
    disabled:
      !ready || (block && status?.inTable) || ((command === 'indent' || command === 'outdent') && !status?.inList),
    run: run(command),
  });
  const groups: readonly (readonly Tool[])[] = [
    [
      { label: 'Undo', icon: 'undo-2', keys: 'Ctrl+Z', disabled: !status?.canUndo, run: run('undo') },
      { label: 'Redo', icon: 'redo-2', keys: 'Ctrl+Y', disabled: !status?.canRedo, run: run('redo') },
    ],
    ...GROUPS.map((group) => group.map(toolOf)),
    [
      {
        label: 'Link',
        icon: 'link',
        keys: 'Ctrl+K',
        pressed: status?.inLink ?? false,
        disabled: !ready,
        run: () => setAsking('link'),
      },
      {
        label: 'Image',
        icon: 'image',
        pressed: status?.onImage ?? false,
        disabled: !ready,
        run: () => setAsking('image'),
      },
      { label: 'Table', icon: 'table', disabled: !ready || status?.inTable, run: () => setAsking('table') },
      { label: 'Horizontal Line', icon: 'minus', disabled: !ready || status?.inTable, run: run('rule') },
      { label: 'Clear Formatting', icon: 'remove-formatting', disabled: !ready, run: run('plain') },
    ],
  ];

  const nothing = tab === 'source' ? source === '' : empty;
  const words = useMemo(() => countWords(settled.text), [settled.text]);
  const characters = useMemo(() => countCharacters(withoutData(source)), [source]);
  const shared = tab === 'source' ? source : settled.html;

  return (
    <div className="html-editor">
      <div className="html-editor-bar">
        <Tabs label="View" tabs={TABS} value={tab} onChange={show} />
        <span className="grow" />
        <Button small icon="download" label="Download" disabled={nothing} onClick={save} />
        <CopyButton small look="primary" value={finish} disabled={nothing} />
      </div>

      {visiting && (
        <div className="hint-bar html-editor-visiting" role="status">
          <span className="grow">This document came with a link. Your own is kept until you choose.</span>
          <Button
            small
            label="Keep This One"
            onClick={() => {
              setVisiting(false);
              touch();
            }}
          />
          <Button
            small
            label="Back to Mine"
            onClick={async () => {
              const { html } = await clean(kept.get() ?? '', true);
              setTab('preview');
              setNotes([]);
              rich.current?.load(html);
              setVisiting(false);
            }}
          />
        </div>
      )}
      {state === 'refused' && (
        <p className="banner error" role="alert">
          Not saved: the browser has no room for this document or does not allow it. It stays here while this page is
          open; use Download to keep it.
        </p>
      )}
      {error && <ErrorBanner error={error} text={tab === 'source' ? source : undefined} />}
      <div role="status">
        <Notes notes={notes} />
      </div>

      <Panel
        className={`input-box ${dragging ? 'dragging' : ''}`}
        title={tab === 'source' ? input.label : 'Document'}
        aside={
          <>
            {tab === 'source' ? plural(characters, 'character') : plural(words, 'word')}
            <span role="status">{STATES[state] && ` · ${STATES[state]}`}</span>
          </>
        }
        actions={
          <>
            <Button iconOnly look="quiet" icon="upload" label="Upload" onClick={() => picker.current?.click()} />
            <input
              ref={picker}
              type="file"
              hidden
              aria-label="HTML file or picture"
              accept={`${input.accept},image/png,image/jpeg,image/gif,image/webp`}
              onChange={(event) => {
                takeFiles([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            <ShareMenu
              shape={tool.options}
              options={options.values}
              inputs={shared === '' ? undefined : { input: shared }}
            />
            <Button iconOnly look="quiet" icon="trash-2" label="Clear All" disabled={nothing} onClick={clearAll} />
          </>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what Upload does. */}
        <div
          className="html-editor-space"
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setDragging(true);
          }}
          onDragLeave={() => setDragging(false)}
          onDropCapture={onDrop}
        >
          <div className="html-editor-writing" hidden={tab !== 'preview'}>
            <Toolbar label="Formatting" groups={groups} />
            <div
              className={`html-editor-paper ${empty ? 'empty-paper' : ''}`}
              data-placeholder={PLACEHOLDER}
              onKeyDownCapture={onKeyDown}
              onPasteCapture={onPaste}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: an area holds no headings. */}
              <div
                ref={root}
                className="html-editor-page"
                role="textbox"
                aria-multiline="true"
                aria-label="Content"
                aria-placeholder={PLACEHOLDER}
                tabIndex={0}
              />
            </div>
            {status?.inTable && (
              <Toolbar
                label="Table"
                className="html-editor-table-tools"
                groups={TABLE_TOOLS.map((group) =>
                  group.map(({ change, ...look }) => ({ ...look, run: () => rich.current?.changeTable(change) })),
                )}
              />
            )}
          </div>
          {tab === 'source' && <SourceCode input={input} value={source} onChange={changeSource} />}
        </div>
      </Panel>

      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
      <div className="strip" role="group" aria-label="Options">
        <div className="strip-fields">
          <OptionField
            option={tool.options.keepStyles!}
            value={keepStyles}
            onChange={(value) => options.set({ keepStyles: value })}
          />
          {nothing && ready && (
            <p className="examples">
              {tool.examples.map(({ title, input: example }) => (
                <Button
                  key={title}
                  small
                  label={title}
                  onClick={async () => {
                    const made = await clean(example as string, false);
                    put(made.html);
                    setNotes(made.notes);
                  }}
                />
              ))}
            </p>
          )}
        </div>
      </div>
      <HelpGuide steps={helpSteps(tool)} />

      {asking === 'link' && (
        <LinkDialog
          initial={rich.current!.link()}
          onSave={(address, text) => rich.current!.setLink(address, text)}
          onRemove={() => rich.current!.removeLink()}
          onClose={closeDialog}
        />
      )}
      {asking === 'image' && (
        <ImageDialog
          initial={rich.current!.image()}
          readFile={readImage}
          onSave={(image: ImageFacts) => rich.current!.setImage(image)}
          onClose={closeDialog}
        />
      )}
      {asking === 'table' && (
        <TableDialog
          onSave={(rows, columns, header) => rich.current!.insertTable(rows, columns, header)}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}
