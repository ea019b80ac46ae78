import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { initialValues, readKnown } from '@/kit/option';
import { toText } from '@/kit/output';
import type { PageSettings, ToolPageProps } from '@/kit/page';
import type { AnyTool, ToolOptions } from '@/kit/tool';
import type { Recent } from '../history/saved-history';
import { useRecent } from '../history/useRecent';
import { type OptionState, useOptions, type Values } from '../hooks/useOptions';
import { type Run, useRun } from '../hooks/useRun';
import { prepareViewer } from '../output/OutputView';
import { getActions } from './page';

export interface GeneratorSettings<One extends AnyTool> {
  /** Passed to the tool beside the options on the page; the same object until something in it changes. */
  extra?: Partial<ToolOptions<One>>;
  /** False where the first result waits for the button, because it takes long or is shown already. */
  startsByItself?: boolean;
  /** Called with each result that the visitor asked for, not with the first one. */
  onGenerated?(outcome: NonNullable<Run<One>['outcome']>): void;
}

/** Everything a page of options and result does, whatever it looks like. */
export interface Generator<One extends AnyTool = AnyTool> {
  slug: string;
  tool: One;
  page: PageSettings;
  options: OptionState<ToolOptions<One>>;
  run: Run<One>;
  /** The label of the main action. */
  action: string;
  /** The results so far, the present one first, where the page lists them. */
  history: Recent<{ text: string }>;
  /** The first result comes without asking. */
  startsByItself: boolean;
  /** Makes a new result with the options as they are. */
  generate(): void;
  /** Sets the options of an example; what follows the options runs by itself. */
  loadExample(example: AnyTool['examples'][number]): void;
}

/** The present result, and the five before it. */
const HISTORY_LENGTH = 6;

export function useGenerator<One extends AnyTool>(
  { slug, tool, page = {} }: ToolPageProps<One>,
  { extra, startsByItself = true, onGenerated }: GeneratorSettings<One> = {},
): Generator<One> {
  const options = useOptions(slug, tool.options) as OptionState<ToolOptions<One>>;
  const run = useRun(slug, tool);
  const { values, ready } = options;
  const { start, outcome } = run;
  const isStarted = useRef(!startsByItself);
  const isAsked = useRef(false);
  const [action = 'Generate'] = getActions(tool);

  useEffect(() => prepareViewer(tool.output.kind), [tool]);
  // The first result is there without asking; after that only the button replaces it, unless the page says otherwise.
  useLayoutEffect(() => {
    if (!ready || (isStarted.current && !page.rerunOnChange)) return;
    isStarted.current = true;
    start(undefined, { ...values, ...extra } as Values);
  }, [ready, values, extra, start, page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each result.
  useEffect(() => {
    if (!outcome || !isAsked.current) return;
    isAsked.current = false;
    onGenerated?.(outcome);
  }, [outcome]);

  const shown = outcome?.shown;
  const makeEntry = useCallback(() => {
    const text = shown ? toText(shown) : '';
    return text === '' ? undefined : { text };
  }, [shown]);
  const history = useRecent(shown && page.history ? makeEntry : undefined, ({ text }) => text, {
    length: HISTORY_LENGTH,
  });

  return {
    slug,
    tool,
    page,
    options,
    run,
    action,
    history,
    startsByItself,
    generate() {
      isAsked.current = true;
      start(undefined, { ...values, ...extra } as Values);
    },
    loadExample: (example) =>
      options.set({
        ...initialValues(tool.options),
        ...readKnown(tool.options, example.options ?? {}),
      } as Partial<ToolOptions<One>>),
  };
}
