import { lazy, useMemo, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import {
  type Chain,
  findFaults,
  loadDefinitions,
  mainInput,
  readChain,
  type Step,
  slugsIn,
  writeChain,
} from '@/kit/chain/chain';
import { toPipedValue } from '@/kit/piped-value';
import { Button } from '@/ui/controls/Button';
import { type InputContent, isEmpty } from '@/ui/input/InputBox';
import { useUndoable } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Boundary } from '@/ui/output/Boundary';
import { writeLink } from '@/ui/storage/link';
import { sendToTool, toInputContent } from '@/ui/storage/transfer';
import { isMoreThanALine, useUnsaved } from '@/ui/storage/visit';
import { toolPath } from '../route';
import { navigate } from '../shell/navigation';
import { startBefore, textBefore } from './before';
import { ChainInput } from './ChainInput';
import { ChainResult, getShown } from './ChainResult';
import { ChainTools } from './ChainTools';
import { SavedChains } from './SavedChains';
import {
  addStep,
  type ChainState,
  changeStep,
  doubleStep,
  EMPTY,
  moveStep,
  place,
  removeStep,
  withChain,
} from './state';
import { useChainLink } from './useChainLink';
import { useChainRun } from './useChainRun';
import { useDefinitions } from './useDefinitions';
import './chain.css';

// What knows all tools by their names comes with the first step.
const StepCard = lazy(() => import('./StepCard'));
const AddStep = lazy(() => import('./AddStep'));

const KEY = 'chain';

const isFile = (content: InputContent): content is File => typeof content !== 'string';

/** The page that joins tools: input, steps, result. */
export default function ChainPage() {
  const edited = useUndoable<ChainState>(EMPTY, KEY);
  const { value: state, change, replace } = edited;
  const { steps, each, input, files } = state;
  /** Where a step is being added: before the one with this id, or at the end. */
  const [adding, setAdding] = useState<{ before?: number }>();
  /** The step whose options are shown: none, or the one that came last, where no other was chosen. */
  const [chosen, setChosen] = useState<number | null>();
  const [isShort, setIsShort] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const inserted = useRef<Promise<void>>(undefined);
  useUndoKeys(fields, edited);
  const defined = useDefinitions(steps.map(({ tool }) => tool));
  const chain = useMemo<Chain>(() => ({ steps, each }), [steps, each]);
  const text = useMemo(() => (defined ? writeChain(chain, defined) : ''), [chain, defined]);
  const firstOn = steps.find(({ off }) => !off);
  const first = firstOn && defined?.(firstOn.tool);
  const isGenerator = first !== undefined && first.input === undefined;
  const isMany = files.length > 1;
  const isOn = !isMany && steps.length > 0 && (isGenerator || !isEmpty(input));
  const { run, stop, whole } = useChainRun(chain, input, defined, isOn);
  const faultsBefore = useMemo(() => (defined ? findFaults(chain, defined) : []), [chain, defined]);

  useUnsaved(KEY, !isEmpty(input) && (isFile(input) || isMoreThanALine(input)));

  /** Reads the text of a chain and says what cannot be read. */
  const open = async (written: string, { content, name = '' }: { content?: InputContent; name?: string } = {}) => {
    const read = readChain(written, await loadDefinitions(slugsIn(written)));
    change((old) =>
      withChain({ ...old, name, ...(content !== undefined && { input: content, files: [] }) }, read.chain, read.faults),
    );
    edited.settle();
    // On a phone the options of a step stand in it, before the steps that follow: a chain made earlier shows its results first.
    if (!matchMedia('(min-width: 900px)').matches) setChosen(null);
  };
  const chosenStep = chosen === null ? undefined : (steps.find(({ id }) => id === chosen) ?? steps.at(-1))?.id;

  useChainLink(text, defined, replace, open);

  const shown = getShown(run);

  const ran = { steps, summaries: run.summaries, input };
  const found = steps.findIndex(({ id }) => id === adding?.before);
  const addedAt = found < 0 ? steps.length : found;

  /** Adds steps in the order in which they were picked, whichever tool has loaded first. */
  const insert = (loading: Promise<Step>, before?: number) => {
    inserted.current = Promise.allSettled([inserted.current]).then(async () => {
      const placed = place(await loading);
      edited.settle();
      change((old) => addStep(old, placed, before));
      edited.settle();
      setChosen(placed.id);
    });
  };

  const findError = (at: number): Error | undefined => {
    const { off, faults = [] } = steps[at]!;
    // What could not be read of a step says why it fails.
    if (run.failed?.step === at && !off && faults.length === 0) return run.failed.error;
    const messages = [...faultsBefore.filter(({ step }) => step === at).map(({ message }) => message), ...faults];
    return messages.length > 0 ? new InputError(messages.join('. ')) : undefined;
  };

  const openAlone = async (at: number) => {
    const { tool: slug, options } = steps[at]!;
    const tool = defined!(slug)!;
    const name = mainInput(tool)?.[0];
    const prior = steps.slice(0, at).findLastIndex(({ off }) => !off);
    const result = prior < 0 ? undefined : await whole(prior);
    const content = result
      ? toInputContent(await toPipedValue(result.shown, steps[prior]!.take))
      : prior < 0
        ? input
        : '';
    if (name !== undefined && !isEmpty(content)) sendToTool({ to: slug, inputs: { [name]: content } });
    navigate(toolPath(slug) + writeLink(tool.options, options));
  };

  return (
    <div className="ch-page" ref={fields} data-empty={steps.length === 0 || undefined}>
      <ChainTools
        edited={edited}
        text={text}
        defined={defined}
        result={shown && typeof shown.value === 'string' && !run.stale ? shown.value : undefined}
        onOpen={open}
        fold={steps.length > 1 ? { isFolded: isShort, onFold: setIsShort } : undefined}
      />
      <div className="ch-in">
        <ChainInput edited={edited} isGenerator={isGenerator} />
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
                error={findError(at)}
                before={textBefore(ran, at)}
                isRunning={run.running && run.at === at}
                isStale={run.stale && run.running}
                isWhole={each === 'whole' && !isMany}
                isChosen={one.id === chosenStep}
                onChoose={(isChosen) => setChosen(isChosen ? one.id : null)}
                isShort={isShort}
                onChange={(changes) => change((old) => changeStep(old, one.id, changes))}
                onMove={(to) => change((old) => moveStep(old, one.id, to))}
                onDouble={() => replace(doubleStep(state, one.id))}
                onRemove={() => replace(removeStep(state, one.id))}
                onOpen={() => openAlone(at)}
                onAddBefore={() => setAdding({ before: one.id })}
                getWhole={() => whole(at)}
              />
            ))}
          </ol>
        </Boundary>
        <Button
          variant={steps.length === 0 ? 'primary' : 'plain'}
          className="ch-add"
          icon="plus"
          label="Add a step"
          onClick={() => setAdding({})}
        />
      </div>
      <SavedChains
        text={text}
        isNew={steps.length === 0}
        name={state.name}
        onName={(name) => change((old) => ({ ...old, name }))}
        onOpen={(written, { name, example }) =>
          open(written, { name, ...(isEmpty(input) && example !== undefined && { content: example }) })
        }
      />

      <div className="ch-out">
        <ChainResult slug={KEY} chain={chain} defined={defined} files={files} run={run} shown={shown} stop={stop} />
      </div>

      {adding !== undefined && (
        <Boundary what="The list of tools" fallback={null}>
          <AddStep
            before={startBefore(ran, addedAt)}
            from={steps[addedAt - 1]?.tool}
            isFirst={isEmpty(input) && addedAt === 0}
            onPick={(step) => insert(step, adding.before)}
            onClose={() => setAdding(undefined)}
          />
        </Boundary>
      )}
    </div>
  );
}
