import { useEffect, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { toast } from '@/ui/controls/Toast';
import { useRun } from '@/ui/hooks/useRun';
import { useInputs } from '@/ui/input/useInputs';
import { useJsonDocument } from '@/ui/output/viewers/useJsonDocument';
import { loadTree } from './load-tree';
import type tool from './tool';
import { clipboardText, usePaste } from './usePaste';

const START = { input: '' };

/** The text, a draft of it that is edited apart, and what of it was parsed for the tree. */
export function useTreeInput(slug: string, definition: typeof tool) {
  const edited = useInputs(START, slug);
  const [tab, setTab] = useState<'input' | 'tree'>('input');
  const [draft, setDraft] = useState<string>();
  const [parsed, setParsed] = useState('');
  const [clipboardError, setClipboardError] = useState<Error>();
  const { start, clear, outcome, error, ...run } = useRun(slug, definition);
  /** What is being parsed, and whether it comes from the draft. */
  const pending = useRef<{ text: string; saving: boolean }>(undefined);
  const input = edited.value.input;
  const { replace } = edited;

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
  return {
    ...{ edited, input, tab, setTab, draft, setDraft, parsed, parse, paste, enter, pick },
    ...{ importClipboard, chooseTab, cancel, clearAll, clipboardError },
    ...{ running: run.running, progress: run.progress, stop: run.stop, error },
    /** The parsed text, once it is read. */
    shown: parsed !== '' && read === parsed ? document : undefined,
    raw: { ...run, outcome: parsed === '' ? undefined : outcome, error: undefined, running: false },
  };
}

export type TreeInput = ReturnType<typeof useTreeInput>;
