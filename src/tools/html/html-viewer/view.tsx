import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatBytes } from '@/engines/bytes/size';
import type { Library, PageParts } from '@/engines/markup/page';
import type { Report } from '@/engines/markup/preview';
import { isTooLong } from '@/families/editing/too-long';
import { useCodeEditor } from '@/families/editing/useCodeEditor';
import { Writing } from '@/families/editing/Writing';
import type { IconName } from '@/kit/icon-name';
import { choice, toggle } from '@/kit/option';
import { Button, CopyButton } from '@/ui/controls/Button';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Icon } from '@/ui/controls/Icon';
import { OptionField } from '@/ui/controls/OptionField';
import { OptionsButton } from '@/ui/controls/OptionsButton';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Sheet } from '@/ui/controls/Sheet';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { UploadButton } from '@/ui/controls/UploadButton';
import { UseInButton } from '@/ui/controls/UseInButton';
import { useLinked } from '@/ui/hooks/useLinked';
import { useFileDrop } from '@/ui/input/useFileDrop';
import { useUndoable } from '@/ui/input/useUndoable';
import { plural } from '@/ui/output/count';
import { download, downloadName } from '@/ui/output/download';
import { EmptySample } from '@/ui/output/EmptySample';
import { Panel } from '@/ui/output/Panel';
import { SandboxFrame } from '@/ui/output/SandboxFrame';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { persist, usePersisted } from '@/ui/storage/storage';
import { useTransfer } from '@/ui/storage/transfer';
import { Libraries } from './Libraries';
import type tool from './tool';
import { getSize, usePreview } from './usePreview';
import './view.css';

type PartName = keyof PageParts;
/** Where a page came from that the visitor did not type or paste here. */
type Source = keyof typeof SOURCES;
/** Kept with the parts, so that Undo brings both back. */
interface Written extends PageParts {
  readonly source?: Source;
  readonly libraries?: readonly Library[];
}
const NO_LIBRARIES: readonly Library[] = [];
const SOURCES = {
  link: 'This page came with a link.',
  file: 'This page came from a file.',
  tool: 'This page came from another tool.',
} as const;
const BLANK: Written = { html: '', css: '', js: '' };
const PARTS = ['html', 'css', 'js'] as const satisfies readonly PartName[];
const NAMES = { html: 'HTML', css: 'CSS', js: 'JavaScript' } as const;
const TABS = { ...NAMES, libraries: 'Libraries' } as const;
/** Whether the three editors stand beside each other. */
const panes = persist('localkit:html-viewer:panes', (raw) => raw === true);

// Not options of the tool: neither a link nor what was left from last time may let a page run scripts or reach the network.
const RUN_SCRIPTS = toggle('Run Scripts', true, { hint: 'Lets the page run its scripts' });
const REMOTE = toggle('Load Remote Content', false, {
  hint: 'Lets the page load images, fonts, styles and scripts from other hosts, which can then see that it was opened',
});
const WIDTH = choice('Preview Width', { full: 'Full', '768': 'Tablet, 768 px', '375': 'Phone, 375 px' }, 'full');

const hasScripts = ({ html, js }: PageParts) => js.trim() !== '' || /<script|\son\w+\s*=|javascript:/i.test(html);

/** Once everything is gone, what is typed next is the visitor's own. */
function withPart({ source, ...old }: Written, part: PartName, text: string): Written {
  const next = { ...old, [part]: text };
  return source && getSize(next) > 0 ? { ...next, source } : next;
}

/** Three editors, and the page they make in a sealed frame. */
export default function HtmlViewer({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const written = useUndoable<Written>(BLANK, `${slug}:parts`);
  const { html, css, js, source, libraries = NO_LIBRARIES } = written.value;
  const parts = useMemo<PageParts>(() => ({ html, css, js }), [html, css, js]);
  const latest = useRef(parts);
  latest.current = parts;
  const [tab, setTab] = useState<keyof typeof TABS>('html');
  const beside = usePersisted(panes);
  const [formatting, setFormatting] = useState(false);
  const [wantsScripts, setWantsScripts] = useState(RUN_SCRIPTS.initial);
  const scripts = wantsScripts && source === undefined;
  const [remote, setRemote] = useState(false);
  const [open, setOpen] = useState(false);
  const [width, setWidth] = useState<typeof WIDTH.initial>('full');
  const code = useRef<HTMLDivElement>(null);
  const { Editor, cursor } = useCodeEditor(code);
  const { preview, reports, refresh, listen, clearReports, live } = usePreview(parts, libraries, { scripts, remote });
  const waiting = !scripts && hasScripts(parts);
  const size = getSize(parts);
  const empty = size === 0;
  const name = downloadName(definition, slug, {});

  const { change, reset, replace } = written;
  const allowScripts = () => {
    setWantsScripts(true);
    change(() => ({ ...parts, libraries }));
  };
  // Whoever wrote a page that came with a link, as a file or from another tool may not be the visitor.
  useLinked(
    slug,
    useCallback((linked) => reset({ ...BLANK, ...linked, source: 'link' }), [reset]),
  );
  useTransfer(slug, (content) => {
    if (typeof content === 'string') reset({ ...BLANK, html: content, source: 'tool' });
    else takeFile(content);
  });

  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      const [{ decodePage, splitPage }, bytes] = await Promise.all([import('@/engines/markup'), file.arrayBuffer()]);
      const split = splitPage(decodePage(new Uint8Array(bytes)));
      replace({ ...split, source: 'file', libraries });
      setTab('html');
      toast({
        title: `${file.name} opened`,
        description: /<(?:script|style|link)\b/i.test(split.html)
          ? 'Split into HTML, CSS and JavaScript. Linked files and anything that has to come first stay in HTML.'
          : 'Split into HTML, CSS and JavaScript.',
      });
    } catch {
      toast({ title: 'The file couldn’t be read', description: file.name, tone: 'destructive' });
    }
  };
  const { dragging, zone } = useFileDrop(([file]) => takeFile(file));
  const clearAll = () => {
    const before = written.value;
    reset(BLANK);
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => reset(before) } });
  };
  const combine = async () => (await import('@/engines/markup/page')).combinePage(parts, libraries).document;
  const format = async () => {
    setFormatting(true);
    const before = parts;
    const { formatApart } = await import('./format-apart');
    const { parts: formatted, problems } = await formatApart(before).finally(() => setFormatting(false));
    // Something was typed in the meantime.
    if (latest.current !== before) return;
    const hasChanged = PARTS.some((part) => formatted[part] !== before[part]);
    if (hasChanged) replace({ ...written.value, ...formatted });
    if (problems.length > 0)
      toast({ title: 'Not all was formatted', description: problems.join('\n'), tone: 'destructive' });
    else toast(hasChanged ? 'Formatted' : 'It’s formatted already');
  };
  const boxes = (shown: readonly PartName[]) =>
    PARTS.map((part) => (
      <CodeBox
        key={part}
        input={definition.input[part]}
        value={parts[part]}
        onChange={(text) => change((old) => withPart(old, part, text))}
        Editor={Editor}
        cursor={part === tab ? cursor : undefined}
        hidden={!shown.includes(part)}
      />
    ));
  const libraryForm = (
    <Libraries libraries={libraries} onChange={(next) => replace({ ...written.value, libraries: next })} />
  );

  return (
    <div className={`transform html-viewer ${beside ? 'beside' : ''}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own that cannot be laid out as a strip. */}
      <div className="strip" role="group" aria-label="Options">
        <Sheet className="strip-fields" open={open} onClose={() => setOpen(false)}>
          <OptionField
            option={RUN_SCRIPTS}
            value={scripts}
            onChange={(on) => (on ? allowScripts() : setWantsScripts(false))}
          />
          <OptionField option={REMOTE} value={remote} onChange={setRemote} />
          <div className="html-viewer-width">
            <OptionField option={WIDTH} value={width} onChange={setWidth} />
          </div>
          <p className="field-remark html-viewer-remark">
            Scripts are sandboxed, but in some browsers they can still trigger a host lookup or a connection.
          </p>
        </Sheet>
        <div className="strip-actions dock">
          <OptionsButton
            summary={[scripts && RUN_SCRIPTS.label, remote && REMOTE.label].filter(Boolean).join(' · ')}
            onOpen={() => setOpen(true)}
          />
        </div>
      </div>

      <div className="inputs" ref={code}>
        <Panel
          className={`input-box ${dragging ? 'dragging' : ''}`}
          title="Code"
          aside={empty ? undefined : formatBytes(size)}
          actions={
            <>
              <UploadButton file="HTML file" accept=".html,.htm" onFiles={([file]) => takeFile(file)} />
              <ExamplesMenu
                examples={definition.examples}
                onPick={(example) => replace({ ...example.input, libraries })}
              />
              <Button
                iconOnly
                variant="quiet"
                icon="wand-sparkles"
                label="Format"
                busy={formatting}
                disabled={empty || formatting}
                onClick={format}
              />
              <Button
                iconOnly
                variant="quiet"
                icon="columns-3"
                label="Three Panes"
                aria-pressed={beside}
                onClick={() => panes.set(!beside)}
              />
              <UndoButtons steps={written} />
              <Button iconOnly variant="quiet" icon="trash-2" label="Clear All" disabled={empty} onClick={clearAll} />
            </>
          }
        >
          <div className="drop-zone" {...zone}>
            {beside ? (
              <>
                <div className="html-viewer-panes">
                  {boxes(PARTS).map((box, at) => (
                    <div key={box.key}>
                      <h3>{NAMES[PARTS[at]!]}</h3>
                      {box}
                    </div>
                  ))}
                </div>
                <details className="html-viewer-more">
                  <summary>{libraries.length === 0 ? 'Libraries' : `Libraries (${libraries.length})`}</summary>
                  {libraryForm}
                </details>
              </>
            ) : (
              <Tabs label="Part of the page" className="html-viewer-tabs" tabs={TABS} value={tab} onChange={setTab}>
                {boxes(tab === 'libraries' ? [] : [tab])}
                {tab === 'libraries' && libraryForm}
              </Tabs>
            )}
          </div>
        </Panel>
      </div>

      <Panel
        className="output-box"
        title="Preview"
        actions={
          <>
            <Button small variant="quiet" icon="refresh-cw" label="Refresh" disabled={empty} onClick={refresh} />
            <CopyButton small variant="quiet" value={combine} disabled={empty} />
            <UseInButton slug={slug} tool={definition} value={combine} disabled={empty} />
            <Button
              small
              variant="quiet"
              icon="download"
              label="Download"
              disabled={empty}
              onClick={async () => download(name, await combine())}
            />
            <ShareMenu shape={definition.options} options={{}} inputs={empty ? undefined : { ...parts }} />
          </>
        }
      >
        {waiting && (
          <div className="hint-bar html-viewer-waiting" role="status">
            <Icon name="shield" />
            <p>
              {source ? `${SOURCES[source]} Its scripts are off until you allow them.` : 'Scripts are switched off.'}
            </p>
            <Button small label="Run Its Scripts" icon="play" onClick={allowScripts} />
          </div>
        )}
        {!live && <p className="hint-bar">This page is large: press Refresh to show it.</p>}
        <BlockedNote reports={reports} remote={remote} scripts={scripts} />
        {preview ? (
          <div className="html-viewer-stage">
            <div className="html-viewer-device" style={width === 'full' ? undefined : { maxWidth: `${width}px` }}>
              <SandboxFrame
                title="Preview"
                html={preview.html}
                generation={preview.generation}
                scripts={preview.scripts}
                remote={preview.remote}
                setup={preview.reporter}
                onStart={listen}
              />
            </div>
          </div>
        ) : (
          <EmptySample
            text="The page appears here as you type."
            actions={
              <Examples examples={definition.examples} onPick={(example) => replace({ ...example.input, libraries })} />
            }
          >
            <div className="html-viewer-sample">
              <h3>A page</h3>
              <p>
                A paragraph with <strong>strong</strong> words and a <u>link</u>.
              </p>
              <span className="button">Button</span>
            </div>
          </EmptySample>
        )}
        <Console reports={reports} onClear={clearReports} />
      </Panel>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}

/** One part of the page, which stays as it is while another is shown. */
function CodeBox({ hidden, ...writing }: Omit<ComponentProps<typeof Writing>, 'tooLong'> & { hidden: boolean }) {
  const tooLong = useMemo(() => isTooLong(writing.value), [writing.value]);
  return (
    <div className="html-viewer-code" data-main-input="" hidden={hidden}>
      <Writing {...writing} tooLong={tooLong} />
    </div>
  );
}

/** What a refused address is called: the host, or the file's name where it was looked for on our own. */
function readBlocked({ text }: Report): { isSameOrigin: boolean; name: string } | undefined {
  if (!/^https?:/.test(text)) return undefined;
  const { origin, host, pathname } = new URL(text);
  return origin === location.origin
    ? { isSameOrigin: true, name: pathname.slice(1) }
    : { isSameOrigin: false, name: host };
}

const NAMED = 3;
const listNames = (names: readonly string[]) =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` and ${names.length - NAMED} more` : '');

function BlockedNote({ reports, remote, scripts }: { reports: readonly Report[]; remote: boolean; scripts: boolean }) {
  const blocked = useMemo(
    () =>
      reports
        .filter(({ level, directive }) => level === 'blocked' && (scripts || !directive?.startsWith('script-src')))
        .flatMap((report) => readBlocked(report) ?? []),
    [reports, scripts],
  );
  const named = (isSameOrigin: boolean) => [
    ...new Set(blocked.filter((one) => one.isSameOrigin === isSameOrigin).map((one) => one.name)),
  ];
  const hosts = named(false);
  const files = named(true);
  if (hosts.length + files.length === 0) return null;
  return (
    <div className="banner notes html-viewer-blocked" role="status">
      {hosts.length > 0 && (
        <p>
          {remote
            ? `Not allowed in the preview: ${listNames(hosts)}.`
            : `Not loaded: ${listNames(hosts)}. Turn on Load Remote Content to allow it.`}
        </p>
      )}
      {files.length > 0 && <p>Not loaded: {listNames(files)}. Files next to the page on your disk can’t be loaded.</p>}
    </div>
  );
}

const ICONS: Readonly<Partial<Record<Report['level'], IconName>>> = {
  error: 'circle-x',
  warn: 'triangle-alert',
};

/** The tab's first line is the second of its script: the first one ends the tag. */
const findPlace = ({ file, line = 0 }: Report): string =>
  file ? `${file.replaceAll('-', ' ')}, line ${file === 'JavaScript' ? line - 1 : line}` : '';

interface ConsoleProps {
  reports: readonly Report[];
  onClear(): void;
}

/** What the page logged and what failed in it. */
function Console({ reports, onClear }: ConsoleProps) {
  const lines = reports.filter(({ level }) => level !== 'blocked');
  const errors = lines.filter(({ level }) => level === 'error').length;
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into view as it arrives.
  useEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight);
  }, [lines.length]);

  return (
    <section className="html-viewer-console" aria-label="Console">
      <header>
        <h3>Console</h3>
        <span className="panel-aside">
          {lines.length === 0 ? 'Nothing logged' : plural(lines.length, 'message')}
          {errors > 0 && <b> {plural(errors, 'error')}</b>}
        </span>
        {lines.length > 0 && <Button small variant="quiet" label="Clear Console" onClick={onClear} />}
      </header>
      <div
        className="html-viewer-log"
        role="log"
        aria-label="Console messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        ref={end}
        hidden={lines.length === 0}
      >
        {lines.map((report, at) => (
          <p key={at} className={report.level}>
            {ICONS[report.level] && <Icon name={ICONS[report.level]!} />}
            <span className="grow">{report.text}</span>
            <span className="html-viewer-where">{findPlace(report)}</span>
          </p>
        ))}
      </div>
    </section>
  );
}
