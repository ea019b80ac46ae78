import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getInputs, type Input, isSingle, shapeInput } from '@/kit/input';
import { initialValues } from '@/kit/option';
import type { PageSettings, ToolPageProps } from '@/kit/page';
import type { AnyTool, ToolOptions } from '@/kit/tool';
import { emptied } from '../controls/EditActions';
import { toast } from '../controls/Toast';
import type { Recent } from '../history/saved-history';
import { type OptionState, useOptions, type Values } from '../hooks/useOptions';
import { type Run, useRun } from '../hooks/useRun';
import { type InputContent, type InputHandle, isEmpty } from '../input/InputBox';
import { type Inputs, useInputs } from '../input/useInputs';
import type { Undoable } from '../input/useUndoable';
import { prepareViewer } from '../output/OutputView';
import { canSurviveReload } from '../storage/reload';
import { isMoreThanALine, useUnsaved } from '../storage/visit';
import { getActions } from './page';
import { matches, useActionSteps } from './useActionSteps';
import { type PastRun, useRunHistory } from './useRunHistory';

type Example = AnyTool['examples'][number];

export interface TransformSettings<One extends AnyTool = AnyTool> {
  /** What the tool is given beside the options on the page; the same object until something of it changes. */
  extra?: Partial<ToolOptions<One>>;
  /** Something is entered, but what is said here is still wanted: nothing is run, and nothing is wrong. */
  missing?: (values: ToolOptions<One>, inputs: Inputs) => string | undefined;
  /** Several lines give a table, where the tool takes one short value. */
  each?: boolean;
  /** What inputs are called in each mode, where one name does not fit all. */
  inputs?: Readonly<Record<string, Readonly<Record<string, Partial<Input>>>>>;
}

export type Pane = 'input' | 'output';

/** Everything a page of input and result does, whatever it looks like. */
export interface Transform<One extends AnyTool = AnyTool> {
  slug: string;
  tool: One;
  page: PageSettings;
  /** The inputs by name, as the tool declares them. */
  declared: readonly (readonly [name: string, input: Input])[];
  options: OptionState<ToolOptions<One>>;
  edited: Undoable<Inputs>;
  run: Run<One>;
  /** The first input where it is text. */
  text: string;
  /** Nothing is entered that could be run. */
  empty: boolean;
  /** What is wanted before anything can be run. */
  stillNeeded: string | undefined;
  /** Whether results follow by themselves. */
  live: boolean;
  /** The labels of the actions that fit the mode in force. */
  actions: readonly string[];
  history: Recent<PastRun>;
  /** Runs of this page may be listed. */
  keepHistory: boolean;
  /** What a narrow screen shows, where input and result are two tabs there. */
  pane: Pane;
  showPane(pane: Pane): void;
  setInput(name: string, content: InputContent): void;
  /** Runs what stands there now, with some options changed. */
  execute(changes?: Values): void;
  /** Enters this in one step and runs it, where results do not follow by themselves. */
  ask(content: Inputs): void;
  /** What the action's button does. */
  runAction(action: string): void;
  /** Enter in a field: the action it belongs to, or again the one in force. */
  submit(name: string): void;
  /** Enters an example, options included, and runs it. */
  loadExample(example: Pick<Example, 'input' | 'options'>): void;
  restoreRun(entry: PastRun): void;
  /** Empties everything in one step; gives back what brings it all back. */
  clear(): () => void;
  /** The texts that a link may carry. */
  linkable: Readonly<Record<string, string>> | undefined;
  /** Called with the field of an input when it is drawn, for `goTo`. */
  setHandle(name: string, handle: InputHandle | null): void;
  /** The text that the error points into, and the way to its place. */
  wrong: {
    field: string;
    text: string | undefined;
    /** Where in it. */
    at: number | undefined;
    goTo(offset: number): void;
    replace(text: string): void;
  };
}

const findStart = (inputs: readonly (readonly [string, Input])[]): Inputs =>
  Object.fromEntries(inputs.map(([name, input]) => [name, input.initial ?? '']));

const withoutEmpty = (inputs: Inputs): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([, value]) => !isEmpty(value)));

const getPreset = (tool: AnyTool, action: string): Values =>
  typeof tool.action === 'string' ? {} : (tool.action[action] as Values);

/** Where tabs divide the actions, each tab shows its own. */
function fitsTab(tool: AnyTool, action: string, values: Values): boolean {
  const preset = getPreset(tool, action);
  return Object.entries(tool.options).every(
    ([name, option]) =>
      option.kind !== 'choice' ||
      option.control !== 'tabs' ||
      preset[name] === undefined ||
      preset[name] === values[name],
  );
}

const isLive = ({ live }: PageSettings, values: Values): boolean =>
  typeof live === 'string' ? Boolean(values[live]) : live !== false;

/** Something that would cost the visitor more than a moment to enter again. */
const isWork = (inputs: Inputs): boolean =>
  Object.values(inputs).some((content) => typeof content !== 'string' || isMoreThanALine(content));

type Named = Readonly<Record<string, unknown>>;
const isSame = (one: Named, other: Named): boolean => Object.keys(one).every((name) => one[name] === other[name]);

/** What stands there is the page's own: its start or an example, untouched. */
const isPristine = (tool: AnyTool, initial: Inputs, inputs: Inputs): boolean =>
  [initial, ...tool.examples.map((example) => getContent(tool, example))].some((content) => isSame(inputs, content));

const getContent = (tool: AnyTool, { input }: Pick<Example, 'input'>): Inputs =>
  (isSingle(tool.input) ? { input } : input) as Inputs;

/** Fills in what the browser knows by itself; gives what the page starts with, that included. */
function useBrowserInput(declared: Transform['declared'], initial: Inputs, change: Undoable<Inputs>['change']): Inputs {
  const [start, setStart] = useState(initial);
  useEffect(() => {
    const names = declared.flatMap(([name, input]) =>
      input.browserValue ? [[name, navigator[input.browserValue]]] : [],
    );
    if (names.length === 0) return;
    const known: Inputs = Object.fromEntries(names);
    setStart({ ...initial, ...known });
    change((old) => ({ ...known, ...withoutEmpty(old) }));
  }, [declared, initial, change]);
  return start;
}

export function useTransform<One extends AnyTool>(
  { slug, tool, page = {} }: ToolPageProps<One>,
  { extra, missing, each, inputs: named }: TransformSettings<One> = {},
): Transform<One> {
  const all = useMemo(() => getInputs(tool.input), [tool]);
  const initial = useMemo(() => findStart(all), [all]);
  const secret = all.some(([, input]) => input.secret);
  const holdsSecrets = secret || Object.values(tool.options).some(({ kind }) => kind === 'secret');
  const edited = useInputs(initial, slug, holdsSecrets);
  const { value: inputs, settle, replace, change } = edited;
  const options = useOptions(slug, tool.options) as OptionState<ToolOptions<One>>;
  const names = named?.[String((options.values as Values).mode)];
  const declared = useMemo(
    () => (names ? all.map(([name, input]) => [name, { ...input, ...names[name] } as Input] as const) : all),
    [all, names],
  );
  const ran = useRun(slug, tool, each);
  const stepTo = useActionSteps(edited, options);
  const [pane, showPane] = useState<Pane>('input');
  const handles = useRef(new Map<string, InputHandle | null>());
  const initialInputs = useBrowserInput(all, initial, change);

  const { values, ready } = options;
  const { start, clear: clearRun } = ran;
  const untouched = declared.every(([name]) => isEmpty(inputs[name]));
  const empty = untouched && !tool.emptyInput;
  const stillNeeded = empty ? undefined : missing?.(values, inputs);
  const live = isLive(page, values);
  const { source } = ran;
  const shaped = shapeInput(tool.input, inputs);
  // A page that waits for its button keeps showing what came of something else.
  const isCurrent =
    live ||
    !source ||
    (isSame(values, source.options) &&
      (isSingle(tool.input) ? shaped === source.input : isSame(shaped as Named, source.input as Named)));
  const run = { ...ran, stale: ran.stale || !isCurrent };
  const keepHistory = page.keepHistory !== false && !secret;
  // What the page began with by itself is nothing the visitor did.
  const isStarted = !untouched && (options.changed || !isSame(inputs, initialInputs));
  const history = useRunHistory(run, inputs, values, keepHistory && isStarted);

  // What survives a reload is not asked about.
  const survives = !holdsSecrets && canSurviveReload(inputs);
  useUnsaved(slug, !survives && isWork(inputs) && !isPristine(tool, initial, inputs));
  useEffect(() => prepareViewer(tool.output.kind), [tool]);
  const execute = useCallback(
    (changes: Values = {}) => {
      if (empty || stillNeeded) clearRun();
      else start(shapeInput(tool.input, inputs), { ...values, ...extra, ...changes });
    },
    [tool, inputs, values, extra, empty, stillNeeded, start, clearRun],
  );
  // Before the browser paints: what was typed and what came of it are one picture.
  useLayoutEffect(() => {
    if (ready && (live || empty || stillNeeded)) execute();
  }, [ready, live, execute, empty, stillNeeded]);

  const actions = getActions(tool).filter((action) => fitsTab(tool, action, values));
  const runAction = (action: string) => {
    if (empty && page.emptyMessage) {
      toast({ title: 'Error', description: page.emptyMessage, tone: 'destructive' });
      return;
    }
    const preset = getPreset(tool, action);
    settle();
    if (!matches(values, preset)) stepTo(inputs, preset);
    execute(preset);
    if (!empty) showPane('output');
  };
  const [firstName = ''] = declared[0] ?? [];
  const first = inputs[firstName];
  const wrongField =
    (run.error && 'details' in run.error && (run.error.details as { field?: string }).field) || firstName;
  const wrongText = inputs[wrongField] ?? values[wrongField];

  return {
    slug,
    tool,
    page,
    declared,
    options,
    edited,
    run,
    text: typeof first === 'string' ? first : '',
    empty,
    stillNeeded,
    live,
    actions,
    history,
    keepHistory,
    pane,
    showPane,
    setInput: (name, content) => change((old) => ({ ...old, [name]: content })),
    execute,
    ask(content) {
      replace(content);
      start(shapeInput(tool.input, content), { ...values, ...extra });
    },
    runAction,
    submit(name) {
      const submitted = declared.find(([one]) => one === name)?.[1].submits;
      const inForce = actions.find((action) => matches(values, getPreset(tool, action))) ?? actions[0]!;
      runAction((!isEmpty(inputs[name]) && submitted) || inForce);
    },
    loadExample(example) {
      // An example is what it says with these options, whatever is set; Undo brings both back.
      const content = getContent(tool, example);
      const preset = { ...initialValues(tool.options), ...(example.options as Values) };
      stepTo(content, preset);
      if (!isLive(page, preset)) start(shapeInput(tool.input, content), { ...preset, ...extra } as Values);
    },
    restoreRun(entry) {
      if (page.history?.restores === 'output') return replace({ ...inputs, [firstName]: entry.output });
      options.set(entry.options as Partial<ToolOptions<One>>);
      replace({ ...entry.inputs });
    },
    clear() {
      const restoreHistory = history.clear();
      stepTo(emptied(inputs), page.clearsOptions ? initialValues(tool.options) : {});
      return () => {
        stepTo(inputs, page.clearsOptions ? values : {});
        restoreHistory();
      };
    },
    linkable:
      !secret && !empty && Object.values(inputs).every((one) => typeof one === 'string')
        ? (inputs as Readonly<Record<string, string>>)
        : undefined,
    setHandle(name, handle) {
      handles.current.set(name, handle);
    },
    wrong: {
      field: wrongField,
      at: run.error && 'details' in run.error ? (run.error.details as { offset?: number }).offset : undefined,
      text: typeof wrongText === 'string' ? wrongText : undefined,
      goTo: (offset) => handles.current.get(wrongField)?.goTo(offset),
      replace: (text) => replace({ ...inputs, [wrongField]: text }),
    },
  };
}
