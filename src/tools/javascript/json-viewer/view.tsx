import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { indexOf, type JsonDocument, keyOf, pathOf } from '@/engines/json';
import { NodeFinder } from '@/engines/json/pointer';
import { type Input, text } from '@/kit/input';
import type { TableRows } from '@/kit/output';
import { Button, CopyButton } from '@/ui/Button';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Examples } from '@/ui/Examples';
import { HelpGuide } from '@/ui/HelpGuide';
import { InputBox, type InputHandle } from '@/ui/InputBox';
import { TextViewer } from '@/ui/OutputView';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { RunStatus } from '@/ui/RunStatus';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/Toast';
import { UndoButtons } from '@/ui/UndoButtons';
import { useInputs } from '@/ui/useInputs';
import { useRun } from '@/ui/useRun';
import { type Branches, firstBranches, JsonTree } from '@/ui/viewers/TreeViewer';
import { useJsonDocument } from '@/ui/viewers/useJsonDocument';
import { opened, rowOf } from './branches';
import { NodeActions } from './NodeActions';
import { NODES } from './tool';
import './view.css';

const START = { input: '' };
const DRAFT = text('Draft', { language: 'json' });
const SEARCH_MS = 250;
const ROW = 24;
/** Beyond this height the list scales its scrolling. */
const TALLEST = 8_000_000;

type Steps = readonly (string | number)[];

function stepsTo(document: JsonDocument, node: number): Steps {
  const steps: (string | number)[] = [];
  for (let at = node; at > 0; at = document.parent[at]!) steps.push(keyOf(document, at) ?? indexOf(document, at)!);
  return steps.reverse();
}

export default function JsonViewer({ slug, tool }: ToolPageProps) {
  const id = useId();
  const edited = useInputs(START);
  const [tab, setTab] = useState<'input' | 'tree'>('input');
  const [draft, setDraft] = useState<string>();
  const [parsed, setParsed] = useState('');
  const [clipboardError, setClipboardError] = useState<Error>();
  const { start, clear, outcome, error, ...run } = useRun(slug, tool);
  /** What is being parsed, and whether it comes from the draft. */
  const pending = useRef<{ text: string; saving: boolean }>(undefined);
  const box = useRef<InputHandle>(null);
  const input = edited.value.input as string;
  const { replace } = edited;

  const parse = (json: string, saving = false) => {
    pending.current = { text: json, saving };
    setClipboardError(undefined);
    edited.settle();
    start(json, { search: '' });
  };
  useEffect(() => {
    const waiting = pending.current;
    if (run.running || !waiting || !(error || (outcome && !run.stale))) return;
    pending.current = undefined;
    if (error) return setTab('input');
    setParsed(waiting.text);
    setTab('tree');
    if (!waiting.saving) return;
    setDraft(undefined);
    replace({ input: waiting.text });
    toast('Saved');
  }, [outcome, error, run.running, run.stale, replace]);

  // Undo and redo change what the tree shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the input that matters.
  useEffect(() => {
    if (tab !== 'tree' || input === parsed || pending.current) return;
    if (input === '') backToInput();
    else parse(input);
  }, [input]);

  const importClipboard = async () => {
    try {
      if (!navigator.clipboard?.readText) throw new Error('this browser or connection does not allow it');
      const pasted = await navigator.clipboard.readText();
      if (pasted === '') throw new Error('it holds no text');
      edited.replace({ input: pasted });
      parse(pasted);
    } catch (problem) {
      const reason = problem instanceof Error ? problem.message : String(problem);
      setClipboardError(
        new InputError(`Failed to read from clipboard: ${reason}. Paste with Ctrl or ⌘ and V into JSON Input instead.`),
      );
    }
  };
  const chooseTab = (next: 'input' | 'tree') => {
    if (next === 'tree' && input !== '' && input !== parsed && draft === undefined) parse(input);
    else setTab(next);
  };
  const backToInput = () => {
    setParsed('');
    setTab('input');
    clear();
  };
  const cancel = () => {
    setDraft(undefined);
    if (!error && !pending.current) return;
    pending.current = undefined;
    // What was shown before the draft is again all there is.
    if (parsed === '') clear();
    else start(parsed, { search: '' });
  };
  const clearAll = () => {
    const before = edited.value;
    edited.reset(START);
    backToInput();
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => edited.reset(before) } });
  };

  const { document } = useJsonDocument(parsed);
  const shown = parsed !== '' && document?.text === parsed ? document : undefined;
  const [chosen, setChosen] = useState<{ document: JsonDocument; branches: Branches }>();
  const branches = shown && (chosen?.document === shown ? chosen.branches : firstBranches(shown));
  const setBranches = (next: Branches) => shown && setChosen({ document: shown, branches: next });
  const raw = parsed !== '' && outcome?.shown.kind === 'code' ? outcome.shown.value : '';

  const [bookmarks, setBookmarks] = useState<readonly Steps[]>([]);
  const kept = useMemo(() => {
    if (!shown) return [];
    const finder = new NodeFinder(shown);
    // A bookmark whose path an edit has removed waits for the path to come back.
    return bookmarks.map((steps) => finder.find(steps)).filter((node) => node !== -1);
  }, [shown, bookmarks]);
  const bookmark = (node: number) => {
    const steps = stepsTo(shown!, node);
    const same = (one: Steps) => JSON.stringify(one) === JSON.stringify(steps);
    setBookmarks((old) => (old.some(same) ? old.filter((one) => !same(one)) : [...old, steps]));
  };

  const tree = useRef<HTMLDivElement>(null);
  const [revealed, setRevealed] = useState<{ document: JsonDocument; branches: Branches; node: number }>();
  const reveal = (node: number) => {
    const next = opened(shown!, branches!, node);
    setBranches(next);
    setRevealed({ document: shown!, branches: next, node });
  };
  useEffect(() => {
    const list = tree.current?.querySelector('[role=tree]');
    if (!list || !revealed) return;
    const heightOf = (node: number) => rowOf(revealed.document, revealed.branches, node) * ROW;
    const full = heightOf(revealed.document.size);
    const scale = full > TALLEST ? (TALLEST - list.clientHeight) / (full - list.clientHeight) : 1;
    list.scrollTop = (heightOf(revealed.node) - list.clientHeight / 2) * scale;
  }, [revealed]);

  const [wanted, setWanted] = useState('');
  const search = useRun(slug, tool);
  const { start: startSearch, clear: clearSearch } = search;
  useEffect(() => {
    if (wanted === '' || parsed === '') return clearSearch();
    const timer = setTimeout(() => startSearch(parsed, { search: wanted }), SEARCH_MS);
    return () => clearTimeout(timer);
  }, [wanted, parsed, startSearch, clearSearch]);
  const results = search.outcome?.shown.kind === 'table' ? (search.outcome.shown.value as TableRows).rows : undefined;
  const nodes = search.outcome?.facts.find(({ label }) => label === NODES)?.value.split(',') ?? [];

  const problem = clipboardError ?? error;
  const failed = problem && (
    <ErrorBanner
      error={problem}
      text={clipboardError ? undefined : (draft ?? input)}
      onGoTo={(offset) => {
        setTab('input');
        box.current?.goTo(offset);
      }}
    />
  );

  return (
    <div className="jw">
      <div className="strip">
        <Tabs label="Pane" tabs={{ input: 'JSON Input', tree: 'Tree Viewer' }} value={tab} onChange={chooseTab} />
        <div className="strip-actions">
          <UndoButtons steps={edited} />
          <Button
            icon="download"
            label="Download JSON"
            disabled={input === ''}
            onClick={() => download('data.json', input)}
          />
          <Button icon="clipboard-paste" label="Import from Clipboard" onClick={importClipboard} />
          {draft === undefined ? (
            <Button
              icon="pencil"
              label="Edit"
              disabled={input === ''}
              onClick={() => {
                setDraft(input);
                setTab('input');
              }}
            />
          ) : (
            <>
              <Button label="Cancel" onClick={cancel} />
              <Button icon="save" look="primary" label="Save" onClick={() => parse(draft, true)} />
            </>
          )}
          <Button
            icon="list-collapse"
            label="Collapse All"
            disabled={!shown}
            onClick={() => setBranches({ all: false, except: new Set([0]) })}
          />
          <Button
            icon="list-tree"
            label="Expand All"
            disabled={!shown}
            onClick={() => setBranches({ all: true, except: new Set() })}
          />
        </div>
      </div>

      {tab === 'input' && draft !== undefined && (
        <>
          {failed}
          <InputBox input={DRAFT} value={draft} handle={box} onChange={(value) => setDraft(value as string)} />
        </>
      )}
      {tab === 'input' && draft === undefined && (
        <div className="jw-input">
          {failed}
          <InputBox
            input={tool.input as Input}
            value={input}
            handle={box}
            onChange={(value) => edited.change(() => ({ input: value }))}
            onSubmit={() => parse(input)}
            actions={
              <>
                <ShareMenu
                  shape={tool.options}
                  options={{ search: '' }}
                  inputs={input === '' ? undefined : { input }}
                />
                <Button
                  iconOnly
                  look="quiet"
                  icon="trash-2"
                  label="Clear All"
                  disabled={input === ''}
                  onClick={clearAll}
                />
                <Button small look="primary" label="Parse JSON" disabled={input === ''} onClick={() => parse(input)} />
              </>
            }
          />
          <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
          {input === '' && (
            <Examples
              of={tool.examples}
              onPick={(example) => {
                edited.replace({ input: example.input as string });
                parse(example.input as string);
              }}
            />
          )}
        </div>
      )}

      {tab === 'tree' && (
        <div className="jw-panes">
          <Panel
            className="jw-tree"
            title="Tree Viewer"
            aside={shown && plural(shown.size, 'value')}
            actions={
              <input
                type="search"
                id={`${id}-search`}
                aria-label="Search"
                placeholder="Search keys and values"
                value={wanted}
                onChange={(event) => setWanted(event.target.value)}
              />
            }
          >
            {failed}
            <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
            <div className="jw-box" ref={tree}>
              {shown && branches ? (
                <JsonTree
                  document={shown}
                  label="JSON"
                  branches={branches}
                  onBranches={setBranches}
                  actions={(node) => (
                    <NodeActions
                      document={shown}
                      node={node}
                      bookmarked={kept.includes(node)}
                      found={revealed?.document === shown && revealed.node === node}
                      onBookmark={bookmark}
                    />
                  )}
                />
              ) : (
                <div className="empty">
                  <p>{parsed === '' ? 'Enter JSON and press Parse JSON.' : 'Reading…'}</p>
                </div>
              )}
            </div>
          </Panel>
          <div className="jw-side">
            {wanted !== '' && (
              <Panel
                className="jw-list"
                title="Search results"
                aside={results && (search.outcome?.notes[0] ?? plural(results.length, 'result'))}
              >
                <RunStatus running={search.running} progress={search.progress} onStop={search.stop} />
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
                {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region inside the panel. */}
                <div className="jw-scroll" role="region" aria-label="Search results" tabIndex={0}>
                  {results?.map(([path = '', , value = '', type = ''], at) => (
                    <button type="button" key={nodes[at]} onClick={() => reveal(Number(nodes[at]))}>
                      <code>{path}</code>
                      <span>{value}</span>
                      <small>{type}</small>
                    </button>
                  ))}
                  {results?.length === 0 && <p className="quiet-note">Nothing found.</p>}
                </div>
              </Panel>
            )}
            <Panel className="jw-list" title="Bookmarked Keys" aside={kept.length > 0 && kept.length}>
              <div className="jw-scroll">
                {kept.map((node) => (
                  <div key={node} className="jw-bookmark">
                    <button type="button" onClick={() => reveal(node)}>
                      <code>{pathOf(shown!, node, 'short')}</code>
                    </button>
                    <Button
                      iconOnly
                      small
                      look="quiet"
                      icon="x"
                      label="Remove bookmark"
                      onClick={() => bookmark(node)}
                    />
                  </div>
                ))}
                {kept.length === 0 && <p className="quiet-note">Bookmark a row of the tree to find it here.</p>}
              </div>
            </Panel>
            <Panel
              className="jw-raw"
              title="Raw JSON"
              actions={<CopyButton small look="quiet" value={raw} disabled={raw === ''} />}
            >
              <div className="output-body">
                <TextViewer value={raw} label="Raw JSON" language="json" />
              </div>
            </Panel>
          </div>
        </div>
      )}
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
