import { lazy, useEffect, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { text } from '@/kit/input';
import { Button } from '@/ui/controls/Button';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/controls/Toast';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { useRun } from '@/ui/hooks/useRun';
import { InputBox, type InputHandle } from '@/ui/input/InputBox';
import { useInputs } from '@/ui/input/useInputs';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Boundary } from '@/ui/output/Boundary';
import { download } from '@/ui/output/download';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { RunStatus } from '@/ui/output/RunStatus';
import type { Branches } from '@/ui/output/viewers/TreeViewer';
import { useJsonDocument } from '@/ui/output/viewers/useJsonDocument';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import type { TreeState } from './TreePane';
import type tool from './tool';
import { clipboardText, usePaste } from './usePaste';
import './view.css';

const START = { input: '' };
const DRAFT = text('Draft', { language: 'json' });
const loadTree = () => import('./TreePane');
const TreePane = lazy(loadTree);

export default function JsonViewer({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const edited = useInputs(START, slug);
  const [tab, setTab] = useState<'input' | 'tree'>('input');
  const [draft, setDraft] = useState<string>();
  const [parsed, setParsed] = useState('');
  const [clipboardError, setClipboardError] = useState<Error>();
  const { start, clear, outcome, error, ...run } = useRun(slug, definition);
  /** What is being parsed, and whether it comes from the draft. */
  const pending = useRef<{ text: string; saving: boolean }>(undefined);
  const box = useRef<InputHandle>(null);
  const input = edited.value.input;
  const { replace } = edited;
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);

  const parse = (json: string, saving = false) => {
    pending.current = { text: json, saving };
    loadTree().catch(() => {}); // the pane says so itself
    setClipboardError(undefined);
    edited.settle();
    start(json, { search: '' });
  };
  const paste = usePaste(parse);
  const enter = (value: string) => {
    edited.change(() => ({ input: value }));
    paste.entered(value);
  };
  const pick = ({ input: example }: (typeof definition.examples)[number]) => {
    edited.replace({ input: example });
    parse(example);
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
      const pasted = await clipboardText();
      edited.replace({ input: pasted });
      parse(pasted);
    } catch (problem) {
      const reason = problem instanceof Error ? problem.message : String(problem);
      setClipboardError(
        new InputError(`Failed to read from clipboard: ${reason}. Paste with Ctrl+V or ⌘V into JSON Input instead.`),
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
    edited.replace(START);
    backToInput();
    toast({ title: 'Cleared', action: { label: 'Undo', run: () => edited.replace(before) } });
  };

  const { document, text: read } = useJsonDocument(parsed);
  const shown = parsed !== '' && read === parsed ? document : undefined;
  const raw = { ...run, outcome: parsed === '' ? undefined : outcome, error: undefined, running: false };
  const [tree, setTree] = useState<TreeState>({ bookmarks: [], wanted: '', view: 'tree' });
  const changeTree = (change: Partial<TreeState>) => setTree((old) => ({ ...old, ...change }));
  const setBranches = (branches: Branches) => shown && changeTree({ chosen: { document: shown, branches } });

  /** What is to be open in a text that was edited in the tree, once it is read. */
  const carried = useRef<{ text: string; branches: Branches }>(undefined);
  const editTree = (next: string, branches: Branches) => {
    carried.current = { text: next, branches };
    edited.settle();
    edited.replace({ input: next });
  };
  useEffect(() => {
    const waiting = carried.current;
    if (!shown || shown.text !== waiting?.text) return;
    carried.current = undefined;
    setTree((old) => ({ ...old, chosen: { document: shown, branches: waiting.branches } }));
  }, [shown]);

  const problem = clipboardError ?? error;
  const failed = problem && (
    <ErrorBanner
      error={problem}
      text={clipboardError ? undefined : (draft ?? input)}
      onGoTo={(offset) => {
        setTab('input');
        box.current?.goTo(offset);
      }}
      onReplace={(mended) => {
        if (draft !== undefined) return setDraft(mended);
        edited.replace({ input: mended });
        parse(mended);
      }}
    />
  );

  const status = <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />;

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
              <Button icon="save" variant="primary" label="Save" onClick={() => parse(draft, true)} />
            </>
          )}
          <Button
            icon="list-collapse"
            label="Collapse All"
            disabled={!shown || tree.view !== 'tree'}
            onClick={() => setBranches({ all: false, except: new Set([0]) })}
          />
          <Button
            icon="list-tree"
            label="Expand All"
            disabled={!shown || tree.view !== 'tree'}
            onClick={() => setBranches({ all: true, except: new Set() })}
          />
        </div>
      </div>

      {tab === 'input' && draft !== undefined && (
        <>
          {failed}
          <InputBox input={DRAFT} value={draft} handle={box} onChange={setDraft} />
        </>
      )}
      {tab === 'input' && draft === undefined && (
        <div className="jw-input" ref={fields} onPasteCapture={paste.onPaste}>
          {failed}
          <InputBox
            input={definition.input}
            value={input}
            handle={box}
            onChange={enter}
            onSubmit={() => parse(input)}
            actions={
              <>
                <ExamplesMenu examples={definition.examples} onPick={pick} />
                <ShareMenu
                  shape={definition.options}
                  options={{ search: '' }}
                  inputs={input === '' ? undefined : { input }}
                />
                <Button
                  iconOnly
                  variant="quiet"
                  icon="trash-2"
                  label="Clear All"
                  aria-disabled={input === ''}
                  onClick={input === '' ? undefined : clearAll}
                />
                <div className="dock">
                  <Button
                    small
                    variant="primary"
                    label="Parse JSON"
                    disabled={input === ''}
                    onClick={() => parse(input)}
                  />
                </div>
              </>
            }
          />
          {status}
          {input === '' && <Examples examples={definition.examples} onPick={pick} />}
        </div>
      )}

      {tab === 'tree' && (
        <Boundary what="The tree" fallback={null}>
          <TreePane
            slug={slug}
            tool={definition}
            parsed={parsed}
            document={shown}
            run={raw}
            state={tree}
            onState={changeTree}
            onEdit={editTree}
          >
            {failed}
            {status}
          </TreePane>
        </Boundary>
      )}
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}
