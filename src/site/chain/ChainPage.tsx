import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { quote } from '@/engines/shell/line';
import { type Chain, faultsOf, loadDefinitions, mainInput, readChain, slugsIn, writeChain } from '@/kit/chain/chain';
import { endingOf } from '@/kit/chain/names';
import { passOn } from '@/kit/chain/pass';
import { source } from '@/kit/input';
import type { Shown } from '@/kit/output';
import { Boundary } from '@/ui/Boundary';
import { Button, CopyButton } from '@/ui/Button';
import { copyText } from '@/ui/clipboard';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { sayCleared } from '@/ui/EditActions';
import { readText } from '@/ui/files';
import { asContent, hand, takeChain } from '@/ui/hand-over';
import { InputBox, type InputContent, isEmpty } from '@/ui/InputBox';
import { writeLink } from '@/ui/link';
import { Menu } from '@/ui/Menu';
import { OutputPanel } from '@/ui/OutputPanel';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/Toast';
import { UndoButtons } from '@/ui/UndoButtons';
import { UploadButton } from '@/ui/UploadButton';
import { useUndoable } from '@/ui/useUndoable';
import { useUndoKeys } from '@/ui/useUndoKeys';
import { isMoreThanALine, useUnsaved } from '@/ui/visit';
import { navigate } from '../navigation';
import { toolPath } from '../route';
import { chainHash, chainLink, readChainLink } from './link';
import { SavedChains } from './SavedChains';
import { exportChain, importChain } from './saved';
import { addStep, type ChainState, changeStep, doubleStep, EMPTY, moveStep, removeStep, withChain } from './state';
import { useChainRun } from './useChainRun';
import { useDefinitions } from './useDefinitions';
import './chain.css';

// What knows all tools by their names comes with the first step.
const StepCard = lazy(() => import('./StepCard'));
const AddStep = lazy(() => import('./AddStep'));
const FilesPanel = lazy(() => import('./FilesPanel'));

const KEY = 'chain';
const INPUT = source('Input');

/** What is shown where no tool has anything to say about how. */
const PLAIN = { output: { kind: 'text', label: 'Result' }, options: {}, action: '', examples: [] } as const;

const isFile = (content: InputContent): content is File => typeof content !== 'string';

/** The page that joins tools: input, steps, result. */
export default function ChainPage() {
  const edited = useUndoable<ChainState>(EMPTY, KEY);
  const { value: state, change, replace } = edited;
  const { steps, each, input, files } = state;
  const [adding, setAdding] = useState<number>();
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);
  const defined = useDefinitions(steps.map(({ tool }) => tool));
  const chain = useMemo<Chain>(() => ({ steps, each }), [steps, each]);
  const text = useMemo(() => (defined ? writeChain(chain, defined) : ''), [chain, defined]);
  const on = steps.filter(({ off }) => !off);
  const first = on[0] && defined?.(on[0].tool);
  const isGenerator = first !== undefined && first.input === undefined;
  const isMany = files.length > 1;
  const isOn = !isMany && steps.length > 0 && (isGenerator || !isEmpty(input));
  const { run, stop, whole } = useChainRun(chain, input, defined, isOn);
  const before = useMemo(() => (defined ? faultsOf(chain, defined) : []), [chain, defined]);

  useUnsaved(KEY, !isEmpty(input) && (isFile(input) || isMoreThanALine(input)));

  /** Reads the text of a chain and says what cannot be read. */
  const open = async (written: string, content?: InputContent) => {
    const read = readChain(written, await loadDefinitions(slugsIn(written)));
    change((old) =>
      withChain(content === undefined ? old : { ...old, input: content, files: [] }, read.chain, read.faults),
    );
    edited.settle();
  };

  // What came from another page, or with a link; else what was left here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    const given = takeChain();
    if (given) replace(withChain({ ...EMPTY, input: given.input, files: given.files }, given.chain));
    else
      readChainLink(location.hash).then((linked) => {
        if (linked.text !== '' || linked.input !== undefined) open(linked.text, linked.input);
      });
  }, []);

  // The address names the chain as it is, so that a reload brings it back.
  useEffect(() => {
    if (!defined) return;
    const timer = setTimeout(() => {
      const hash = chainHash(text);
      if (location.pathname.endsWith('/chain') && hash !== location.hash)
        history.replaceState(history.state, '', location.pathname + hash);
    }, 200);
    return () => clearTimeout(timer);
  }, [text, defined]);

  const step = (next: (old: ChainState) => ChainState) => replace(next(state));
  const takeFiles = (given: readonly File[]) => {
    if (given.length === 0) return;
    step((old) =>
      given.length > 1
        ? { ...old, files: given, input: '', each: 'file' }
        : { ...old, files: [], input: given[0]!, each: old.each === 'file' ? 'whole' : old.each },
    );
  };

  const last = steps.findLast(({ off }) => !off);
  const lastTool = last && defined?.(last.tool);
  const shown: Shown | undefined = run.rows
    ? {
        kind: 'table',
        value: {
          columns: ['Input', 'Result', 'Error'],
          rows: run.rows.map(({ input: line, result = '', error = '' }) => [line, result, error]),
        },
      }
    : run.whole?.shown;
  const badLines = run.rows?.filter(({ error }) => error !== undefined).length ?? 0;

  const summaryBefore = (at: number) => {
    for (let one = at - 1; one >= 0; one--) if (!steps[one]!.off) return run.summaries[one];
    return undefined;
  };
  const textBefore = (at: number): string | undefined => {
    const summary = summaryBefore(at);
    if (steps.slice(0, at).some(({ off }) => !off)) return summary?.isCut ? undefined : summary?.text;
    return typeof input === 'string' ? input : undefined;
  };
  const atEnd = adding ?? steps.length;
  const resultBefore = steps.slice(0, atEnd).some(({ off }) => !off)
    ? (summaryBefore(atEnd)?.text ?? '')
    : typeof input === 'string'
      ? input.slice(0, 2000)
      : '';

  const openAlone = async (at: number) => {
    const { tool: slug, options } = steps[at]!;
    const tool = defined!(slug)!;
    const name = mainInput(tool)?.[0];
    const prior = steps.slice(0, at).findLastIndex(({ off }) => !off);
    const given = prior < 0 ? input : asContent(await passOn((await whole(prior)).shown, steps[prior]!.take));
    if (name !== undefined && !isEmpty(given)) hand({ to: slug, name, content: given });
    navigate(toolPath(slug) + writeLink(tool.options, options));
  };

  const share = async (withInput: boolean) => {
    const link = chainLink(text, withInput && typeof input === 'string' ? input : undefined);
    if (await copyText(link))
      toast({ title: 'Link copied', description: `It is ${plural((await link).length, 'character')} long.` });
    else toast({ title: 'Not copied', description: 'The browser refused.', tone: 'destructive' });
  };

  const importFile = async ([file]: readonly File[]) => {
    const content = file && (await readText(file));
    if (content === undefined) return;
    const read = importChain(content);
    if (!read)
      return toast({
        title: 'No chain',
        description: `${file!.name} holds no chain that was exported here. Nothing was changed.`,
        tone: 'destructive',
      });
    if ('text' in read) return open(read.text);
    const needed = await loadDefinitions(read.chain.steps.map(({ tool }) => tool));
    // By way of its text: what is no option of a tool, or no value of it, is told like that of a link.
    const checked = readChain(writeChain(read.chain, needed), needed);
    replace(withChain(state, checked.chain, checked.faults));
  };

  const reverse = async () => {
    const { reverseChain } = await import('./reverse');
    const turned = await reverseChain(steps, defined!);
    if ('fault' in turned)
      return toast({ title: 'Cannot be reversed', description: turned.fault, tone: 'destructive' });
    step((old) => ({
      ...withChain(old, { steps: turned.steps, each }),
      // What came out goes back in.
      input: shown && typeof shown.value === 'string' && !run.stale ? shown.value : old.input,
    }));
    if (turned.loses.length > 0)
      toast({ title: 'Reversed', description: `Does not come back: ${turned.loses.join('; ')}.` });
  };

  return (
    <div className="ch-page" ref={fields} data-empty={steps.length === 0 || undefined}>
      <div className="ch-tools strip">
        <UndoButtons steps={edited} />
        <Tabs
          label="Run over"
          className="small"
          tabs={{ whole: 'All at once', line: 'Each line' }}
          value={each === 'line' ? 'line' : 'whole'}
          onChange={(value) => step((old) => ({ ...old, each: value as 'whole' | 'line' }))}
        />
        <span className="grow" />
        <Button
          small
          look="quiet"
          icon="arrow-left-right"
          label="Reverse"
          disabled={on.length === 0 || !defined}
          onClick={reverse}
        />
        <CopyButton
          small
          look="quiet"
          icon="terminal"
          label="Copy as command"
          value={() => `localkit chain ${quote(text)}`}
          disabled={steps.length === 0}
        />
        <Menu label="Share and files" icon="link">
          <Button look="quiet" icon="link" label="Copy link" onClick={() => share(false)} />
          {typeof input === 'string' && input !== '' && (
            <Button look="quiet" icon="link" label="Copy link with input" onClick={() => share(true)} />
          )}
          <Button
            look="quiet"
            icon="download"
            label="Export"
            disabled={steps.length === 0}
            onClick={() => download('chain.json', exportChain('', chain, defined!))}
          />
          <UploadButton
            iconOnly={false}
            look="quiet"
            file="Chain file"
            accept=".json,.txt"
            label="Import"
            onFiles={importFile}
          />
        </Menu>
        <Button
          iconOnly
          look="quiet"
          icon="trash-2"
          label="Clear All"
          disabled={steps.length === 0 && isEmpty(input) && files.length === 0}
          onClick={() => {
            const old = state;
            step(() => EMPTY);
            sayCleared(() => replace(old));
          }}
        />
      </div>

      <div className="ch-in">
        {isMany ? (
          <section className="panel input-box" aria-label="Input">
            <header className="panel-bar">
              <h2>Input</h2>
              <span className="panel-aside">{plural(files.length, 'file')}</span>
              <div className="panel-actions">
                <Button
                  small
                  label="Remove files"
                  onClick={() => step((old) => ({ ...old, files: [], each: 'whole' }))}
                />
              </div>
            </header>
            <ul className="ch-filelist">
              {files.slice(0, 50).map((file, at) => (
                <li key={`${at} ${file.name}`}>{file.name}</li>
              ))}
              {files.length > 50 && <li>and {files.length - 50} more</li>}
            </ul>
          </section>
        ) : isGenerator ? (
          <p className="quiet-note ch-generated">The first step makes its own input.</p>
        ) : (
          <InputBox
            input={INPUT}
            value={input}
            onChange={(content) => change((old) => ({ ...old, input: content }))}
            onFiles={takeFiles}
          />
        )}
      </div>

      <div className="ch-steps">
        <Boundary what="The steps" fallback={null}>
          <ol className="ch-list">
            {steps.map((one, at) => (
              <StepCard
                key={one.id}
                step={one}
                at={at}
                of={steps.length}
                defined={defined ?? (() => undefined)}
                summary={run.summaries[at]}
                error={
                  run.failed?.step === at && !one.off
                    ? run.failed.error
                    : errorOf([
                        ...before.filter((fault) => fault.step === at).map(({ message }) => message),
                        ...(one.faults ?? []),
                      ])
                }
                before={textBefore(at)}
                isRunning={run.running && run.at === at}
                isStale={run.stale && run.running}
                isWhole={each === 'whole' && !isMany}
                onChange={(changes) => change((old) => changeStep(old, one.id, changes))}
                onMove={(to) => change((old) => moveStep(old, one.id, to))}
                onDouble={() => step((old) => doubleStep(old, one.id))}
                onRemove={() => step((old) => removeStep(old, one.id))}
                onOpen={() => openAlone(at)}
                onAddBefore={() => setAdding(at)}
                getWhole={() => whole(at)}
              />
            ))}
          </ol>
        </Boundary>
        <Button
          look={steps.length === 0 ? 'primary' : 'plain'}
          className="ch-add"
          icon="plus"
          label="Add a step"
          onClick={() => setAdding(steps.length)}
        />
        <SavedChains
          text={text}
          isNew={steps.length === 0}
          onOpen={(written, example) => open(written, isEmpty(input) ? example : undefined)}
        />
      </div>

      <div className="ch-out">
        {isMany ? (
          <Boundary what="The results" fallback={null}>
            <FilesPanel
              chain={chain}
              files={files}
              defined={defined}
              ending={defined ? endingOf(last, defined) : '.txt'}
            />
          </Boundary>
        ) : (
          <OutputPanel
            slug={KEY}
            tool={(lastTool && !run.rows && last.take === undefined ? lastTool : PLAIN) as never}
            title="Result"
            run={{
              outcome: shown && {
                shown,
                notes: badLines > 0 ? [`${plural(badLines, 'line')} failed`] : [],
                facts: run.whole?.facts ?? [],
                data: undefined,
              },
              error: run.failed && new InputError(`Step ${run.failed.step + 1} failed. See there what is wrong.`),
              running: run.running,
              progress: run.progress,
              stale: run.stale,
              stop,
            }}
            options={last?.options ?? {}}
            empty={
              <p>
                {steps.length === 0
                  ? 'Add a step, or take one of the ready chains.'
                  : 'Type or paste something into Input, or drop a file on it.'}
              </p>
            }
            share={null}
          />
        )}
      </div>

      {adding !== undefined && (
        <Boundary what="The list of tools" fallback={null}>
          <AddStep
            before={resultBefore}
            from={steps[atEnd - 1]?.tool}
            isFirst={isEmpty(input) && adding === 0}
            onPick={(slug) => step((old) => addStep(old, slug, adding))}
            onClose={() => setAdding(undefined)}
          />
        </Boundary>
      )}
    </div>
  );
}

const errorOf = (messages: readonly string[]): Error | undefined =>
  messages.length === 0 ? undefined : new InputError(messages.join('. '));
