import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Input, inputsOf, isSingle, shapeInput } from '@/kit/input';
import type { OptionValue } from '@/kit/option';
import { type Outcome, textOf } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import { Button } from '../Button';
import { EditActions } from '../EditActions';
import { Examples } from '../Examples';
import { HelpGuide } from '../HelpGuide';
import { HistoryList } from '../HistoryList';
import { InputBox, type InputHandle, isEmpty } from '../InputBox';
import { OptionStrip } from '../OptionStrip';
import { OutputPanel } from '../OutputPanel';
import { prepareViewer } from '../OutputView';
import { ShortInput } from '../ShortInput';
import { Tabs } from '../Tabs';
import { toast } from '../Toast';
import { type Inputs, useInputs } from '../useInputs';
import { useOptions, type Values } from '../useOptions';
import { useRun } from '../useRun';
import { SETTLE_MS } from '../useUndoable';
import { actionsOf, helpSteps, type ToolPageProps } from './page';
import { holds, useActionSteps } from './useActionSteps';

interface HistoryEntry {
  inputs: Inputs;
  /** As they were: with others the same input gives another result, or none. */
  options: Values;
  output: string;
}

const HISTORY_LENGTH = 5;
const HISTORY_PREVIEW = 50;

const startOf = (inputs: readonly (readonly [string, Input])[]): Inputs =>
  Object.fromEntries(inputs.map(([name, input]) => [name, input.initial ?? '']));

const withoutEmpty = (inputs: Inputs): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([, value]) => !isEmpty(value)));

const presetOf = (tool: AnyTool, action: string): Values =>
  typeof tool.action === 'string' ? {} : (tool.action[action] as Values);

/** Where tabs divide the actions, each tab shows its own. */
function fitsTab(tool: AnyTool, action: string, values: Values): boolean {
  const preset = presetOf(tool, action);
  return Object.entries(tool.options).every(
    ([name, option]) =>
      option.kind !== 'choice' || option.look !== 'tabs' || preset[name] === undefined || preset[name] === values[name],
  );
}

interface TransformPageProps extends ToolPageProps {
  /** Drawn under input and result: another look at the result, where there is one. */
  below?(outcome: Outcome): ReactNode;
}

/** The page of every tool that turns an input into an output. */
export default function TransformPage({ slug, tool, below }: TransformPageProps) {
  const declared = useMemo(() => inputsOf(tool.input), [tool]);
  const edited = useInputs(useMemo(() => startOf(declared), [declared]));
  const { value: inputs, settle, replace, change } = edited;
  const [history, setHistory] = useState<readonly HistoryEntry[]>([]);
  const options = useOptions(slug, tool.options);
  const run = useRun(slug, tool);
  const presetAsStep = useActionSteps(edited, options);
  const [pane, setPane] = useState<'input' | 'output'>('input');
  useEffect(() => {
    const own = declared.flatMap(([name, input]) => (input.own ? [[name, navigator[input.own]]] : []));
    if (own.length > 0) change((old) => ({ ...Object.fromEntries(own), ...withoutEmpty(old) }));
  }, [declared, change]);
  const handles = useRef(new Map<string, InputHandle | null>());
  const { values, ready } = options;
  const { start, clear, outcome, stale } = run;
  const secret = declared.some(([, input]) => input.secret);
  const untouched = declared.every(([name]) => isEmpty(inputs[name]));
  const empty = untouched && !tool.emptyInput;

  useEffect(() => prepareViewer(tool.output.kind), [tool]);
  const execute = useCallback(
    (changes: Readonly<Record<string, OptionValue>> = {}) => {
      if (empty) clear();
      else start(shapeInput(tool.input, inputs), { ...values, ...changes });
    },
    [tool, inputs, values, empty, start, clear],
  );
  // Before the browser paints: what was typed and what came of it are one picture.
  useLayoutEffect(() => {
    if (ready && (tool.live !== false || empty)) execute();
  }, [ready, tool, execute, empty]);

  useEffect(() => {
    if (!outcome || stale || secret || untouched) return;
    const timer = setTimeout(() => {
      const entry = { inputs, options: values, output: textOf(outcome.shown) };
      if (entry.output === '') return;
      setHistory((old) =>
        old[0]?.output === entry.output
          ? old
          : [entry, ...old.filter(({ output }) => output !== entry.output)].slice(0, HISTORY_LENGTH),
      );
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [outcome, stale, secret, untouched, inputs, values]);

  const clearRest = () => {
    setHistory([]);
    if (tool.clearsOptions) options.reset();
    return () => {
      setHistory(history);
      if (tool.clearsOptions) options.set(values);
    };
  };
  const act = (action: string) => {
    if (empty && tool.emptyMessage) {
      toast({ title: 'Error', description: tool.emptyMessage, tone: 'destructive' });
      return;
    }
    const preset = presetOf(tool, action);
    settle();
    presetAsStep(preset);
    execute(preset);
    if (!empty) setPane('output');
  };

  const edits = (
    <EditActions
      edited={edited}
      empty={empty && !(tool.clearsOptions && options.changed)}
      clearLabel={tool.clearLabel}
      onClear={clearRest}
    />
  );
  const actions = actionsOf(tool).filter((action) => fitsTab(tool, action, values));
  /** Starts the action of a field that has something in it, or again the one in force. */
  const submit = (name: string, { submits }: Input) =>
    act(
      (!isEmpty(inputs[name]) && submits) ||
        (actions.find((action) => holds(values, presetOf(tool, action))) ?? actions[0]!),
    );
  const short = declared.every(([, input]) => input.short);
  const { title = 'History', restores = 'input' } = tool.history ?? {};
  const [firstName = ''] = declared[0] ?? [];
  const errorField =
    (run.error && 'details' in run.error && (run.error.details as { field?: string }).field) || firstName;
  const errorText = inputs[errorField];
  const linkable =
    !secret && !empty && Object.values(inputs).every((one) => typeof one === 'string')
      ? (inputs as Readonly<Record<string, string>>)
      : undefined;

  return (
    <div
      className={`transform ${short ? 'short-inputs' : declared.length > 1 ? 'two-inputs' : ''}`}
      data-pane={tool.panes && pane}
    >
      <OptionStrip shape={tool.options} options={options}>
        <div className="strip-actions">
          {actions.map((action, at) => (
            <Button
              key={action}
              label={action}
              look={at === 0 ? 'primary' : 'plain'}
              disabled={empty && !tool.emptyMessage}
              onClick={() => act(action)}
            />
          ))}
        </div>
      </OptionStrip>
      {tool.panes && (
        <Tabs
          label="Pane"
          className="pane-tabs"
          tabs={{ input: declared[0]![1].label, output: tool.output.label }}
          value={pane}
          onChange={setPane}
        />
      )}
      {short && (
        <div className="panel short-panel">
          {declared.map(([name, input]) => (
            <ShortInput
              key={name}
              input={input}
              value={inputs[name] ?? ''}
              handle={(handle) => {
                handles.current.set(name, handle);
              }}
              onChange={(value) => change((old) => ({ ...old, [name]: value }))}
              onSubmit={() => submit(name, input)}
            />
          ))}
          <div className="panel-actions">{edits}</div>
        </div>
      )}
      <div className="inputs" hidden={short}>
        {(short ? [] : declared).map(([name, input], at) => (
          <InputBox
            key={name}
            input={input}
            value={inputs[name] ?? ''}
            handle={(handle) => {
              handles.current.set(name, handle);
            }}
            onChange={(value) => edited.change((old) => ({ ...old, [name]: value }))}
            onSubmit={() => submit(name, input)}
            actions={at === declared.length - 1 && edits}
          />
        ))}
      </div>
      <OutputPanel
        slug={slug}
        tool={tool}
        run={run}
        options={values}
        linkable={linkable}
        errorText={typeof errorText === 'string' ? errorText : undefined}
        onGoTo={(offset) => handles.current.get(errorField)?.goTo(offset)}
        empty={
          <>
            <p>
              {tool.live === false
                ? `Press ${actions[0]} to see the result here.`
                : 'The result appears here as you type.'}
            </p>
            <Examples
              of={tool.examples}
              onPick={(example) => {
                if (example.options) options.set(example.options as Record<string, OptionValue>);
                replace((isSingle(tool.input) ? { input: example.input } : example.input) as Inputs);
              }}
            />
          </>
        }
      />
      {outcome && !run.error && below?.(outcome)}
      <HistoryList
        title={title}
        entries={history}
        keyOf={({ output }) => output}
        show={(entry) =>
          (short ? Object.values(entry.inputs).filter(Boolean).join(', ') : entry.output).slice(0, HISTORY_PREVIEW)
        }
        action="Restore"
        onPress={(entry) => {
          if (restores === 'input') options.set(entry.options);
          replace(restores === 'input' ? { ...entry.inputs } : { ...inputs, [firstName]: entry.output });
        }}
      />
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}
