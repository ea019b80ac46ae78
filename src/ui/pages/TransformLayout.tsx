import { lazy, type ReactNode, useRef } from 'react';
import type { Choice, OptionShape } from '@/kit/option';
import { Button } from '../controls/Button';
import { EditActions } from '../controls/EditActions';
import { Examples, ExamplesMenu } from '../controls/Examples';
import { HelpGuide } from '../controls/HelpGuide';
import { OptionStrip } from '../controls/OptionStrip';
import { Tabs } from '../controls/Tabs';
import { savedHistory } from '../history/saved-history';
import { InputBox } from '../input/InputBox';
import { ShortInput } from '../input/ShortInput';
import { useUndoKeys } from '../input/useUndoKeys';
import { Boundary } from '../output/Boundary';
import { OutputPanel, type ResultView } from '../output/OutputPanel';
import { persist, usePersisted } from '../storage/storage';
import { siteActions } from '../storage/transfer';
import { helpSteps } from './page';
import { showResult } from './show-result';
import { useSample } from './useSample';
import type { Transform } from './useTransform';

/** Shown at a glance; the menu has all. */
const MOST_EXAMPLES = 4;
/** What a longer text is takes a while to tell. */
const MOST_GUESSED = 20_000;

// Nothing was done yet when a page is opened.
const RunHistory = lazy(() => import('./RunHistory'));
const DirectionHint = lazy(() => import('./DirectionHint'));

/** The tabs of a tool that works both ways. */
const findTabs = (shape: OptionShape): readonly [name: string, tabs: Choice] | undefined =>
  Object.entries(shape).flatMap(([name, option]) =>
    option.kind === 'choice' && option.control === 'tabs' && !option.hidden ? [[name, option] as const] : [],
  )[0];

/** How input and result share a wide screen, on all pages that have them as tabs on a narrow one. */
const paneLayout = persist('localkit:panes', (raw) => (raw === 'tabs' ? 'tabs' : 'side'));

interface TransformLayoutProps {
  transform: Transform;
  className?: string;
  /** Above everything on a wide screen. */
  above?: ReactNode;
  /** Fields after those of the options. */
  fields?: ReactNode;
  /** A drawing of the result, beside it on a wide screen. */
  side?: ReactNode;
  /** In place of the strip of options and actions. */
  strip?: ReactNode;
  /** In place of the tool's action buttons. */
  buttons?: ReactNode;
  /** Buttons after those of the actions. */
  actions?: ReactNode;
  /** Buttons of the input, before Undo. */
  inputActions?: ReactNode;
  /** A further input below the tool's own. */
  secondInput?: ReactNode;
  /** In place of the panel of the result, which `resultPanelProps` gives what it needs. */
  result?: ReactNode;
  /** Ways to look at the result. */
  views?: Readonly<Record<string, ResultView>>;
  /** Said where the result will be. */
  empty?: ReactNode;
  /** In the panel of the result, above it. */
  aboveResult?: ReactNode;
  /** In the panel of the result, below it. */
  belowResult?: ReactNode;
  /** Under input and result. */
  below?: ReactNode;
}

/** There is a result before anything is entered. */
const startsByItself = ({ tool, declared }: Transform): boolean =>
  Boolean(tool.emptyInput) || declared.some(([, input]) => input.browserValue || input.initial);

/** What the panel of its result is given, whatever is drawn in it. */
export const resultPanelProps = (transform: Transform) => {
  const { slug, tool, run, options, linkable, wrong } = transform;
  return {
    slug,
    tool,
    run,
    options: options.values,
    linkable,
    errorText: wrong.text,
    onGoTo: wrong.goTo,
    onReplace: wrong.replace,
    startsByItself: startsByItself(transform),
  };
};

/** Options, inputs and result of a transform, with slots for what only some pages have. */
export function TransformLayout({ transform, className = '', ...slots }: TransformLayoutProps) {
  const { tool, page, declared, options, edited, empty, stillNeeded, live, actions, history, pane, showPane } =
    transform;
  const { value: inputs } = edited;
  const layout = usePersisted(paneLayout);
  const savesHistory = usePersisted(savedHistory);
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);
  const short = declared.every(([, input]) => input.short);
  const starts = startsByItself(transform);

  const buttons = actions.map((action, at) => (
    <Button
      key={action}
      label={action}
      // Loud only where nothing happens without it.
      variant={at === 0 && !(live && actions.length === 1) ? 'primary' : 'plain'}
      disabled={(empty && !page.emptyMessage) || Boolean(stillNeeded) || (typeof page.live === 'string' && live)}
      onClick={({ currentTarget }) => {
        transform.runAction(action);
        showResult(currentTarget);
      }}
    />
  ));
  const starting = slots.buttons ?? (page.button !== false && buttons);
  const hasStrip = starting || slots.actions || Object.keys(tool.options).length > 0;
  const sample = useSample(transform.slug, tool, options.values, empty && !stillNeeded && slots.empty === undefined);
  const direction =
    transform.text.length > 0 && transform.text.length <= MOST_GUESSED ? findTabs(tool.options) : undefined;
  const samples = <Examples examples={tool.examples.slice(0, MOST_EXAMPLES)} onPick={transform.loadExample} />;
  const edits = (
    <>
      <ExamplesMenu examples={tool.examples} onPick={transform.loadExample} />
      <EditActions
        edited={edited}
        empty={empty && !(page.clearsOptions && options.changed)}
        clearLabel={page.clearLabel}
        undo={page.undo}
        onClear={transform.clear}
      />
    </>
  );
  const getField = (name: string) => ({
    value: inputs[name] ?? '',
    handle: (handle: Parameters<Transform['setHandle']>[1]) => transform.setHandle(name, handle),
    onChange: (content: Parameters<Transform['setInput']>[1]) => transform.setInput(name, content),
    onSubmit: () => transform.submit(name),
  });
  return (
    <div
      className={`transform ${short ? 'short-inputs' : declared.length > 1 ? 'two-inputs' : ''} ${starts ? 'starts' : ''} ${page.compact ? 'compact' : ''} ${className}`}
      data-output={tool.output.kind}
      data-pane={page.panes && pane}
      data-layout={page.panes && layout}
    >
      {slots.strip ??
        (hasStrip && (
          <OptionStrip shape={tool.options} options={options} fields={slots.fields}>
            {(starting || slots.actions) && (
              <>
                {starting}
                {slots.actions}
              </>
            )}
          </OptionStrip>
        ))}
      {slots.above}
      {page.panes && (
        <div className="panes-bar">
          <Tabs
            label="Pane"
            className="pane-tabs"
            tabs={{ input: declared[0]![1].label, output: tool.output.label }}
            value={pane}
            onChange={showPane}
          />
          <Tabs
            label="Layout"
            className="layout-tabs"
            tabs={{ side: 'Side by side', tabs: 'Tabs' }}
            value={layout}
            onChange={paneLayout.set}
          />
        </div>
      )}
      {short ? (
        <div className="panel short-panel" ref={fields}>
          {declared.map(([name, input]) => (
            <ShortInput key={name} input={input} {...getField(name)} sample={sample?.inputs[name]} />
          ))}
          <div className="panel-actions">
            {slots.inputActions}
            {edits}
          </div>
        </div>
      ) : (
        <div className="inputs" ref={fields}>
          {declared.map(([name, input], at) => (
            <InputBox
              key={name}
              input={input}
              {...getField(name)}
              sample={sample?.inputs[name]}
              faultAt={transform.wrong.field === name ? transform.wrong.at : undefined}
              foot={
                at === 0 &&
                empty &&
                !starts && (
                  <>
                    <span>Paste, drop a file, or try</span>
                    {samples}
                  </>
                )
              }
              onFiles={
                declared.length === 1
                  ? (files) => siteActions.runOnFiles({ slug: transform.slug, tool, options: options.values, files })
                  : undefined
              }
              actions={
                at === declared.length - 1 && (
                  <>
                    {slots.inputActions}
                    {edits}
                  </>
                )
              }
            />
          ))}
          {slots.secondInput}
        </div>
      )}
      {direction && (
        <Boundary what="The hint" fallback={null}>
          <DirectionHint
            slug={transform.slug}
            text={transform.text}
            name={direction[0]}
            tabs={direction[1]}
            value={String(options.values[direction[0]])}
            onSwitch={(value) => options.set({ [direction[0]]: value })}
          />
        </Boundary>
      )}
      {slots.result ?? (
        <OutputPanel
          {...resultPanelProps(transform)}
          views={slots.views}
          side={slots.side}
          clearsOnError={page.clearsOnError}
          above={slots.aboveResult}
          below={slots.belowResult}
          sample={sample?.shown}
          isSampleComing={sample?.isComing}
          empty={
            <p className={sample ? 'unseen' : ''}>
              {stillNeeded ??
                slots.empty ??
                (live ? 'The result appears here as you type.' : `Press ${actions[0]} to see the result here.`)}
            </p>
          }
        />
      )}
      {slots.below}
      {transform.keepHistory && (history.entries.length > 0 || !savesHistory) && (
        <Boundary what="The history" fallback={null}>
          <RunHistory transform={transform} />
        </Boundary>
      )}
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
