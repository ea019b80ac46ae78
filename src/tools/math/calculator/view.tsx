import { lazy, useMemo, useState } from 'react';
import type { InputError } from '@/engines/input-error';
import type { OptionValues } from '@/kit/option';
import { toOutcome } from '@/kit/output';
import type { ToolOptions } from '@/kit/tool';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { Tabs } from '@/ui/controls/Tabs';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { type OptionState, useOptions } from '@/ui/hooks/useOptions';
import { IDLE } from '@/ui/hooks/useRun';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Boundary } from '@/ui/output/Boundary';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { packedInputs } from '@/ui/storage/link';
import { Display } from './Display';
import { HistoryPanel } from './HistoryPanel';
import { BASIC, KEY_CLASSES, MEMORY, SCIENTIFIC } from './keys';
import { joined, notebookText } from './notebook-text';
import type { Calculation } from './Tape';
import type definition from './tool';
import { useCalculator } from './useCalculator';
import { usePageKeys } from './usePageKeys';
import './view.css';

const Notebook = lazy(() => import('./Notebook'));

const TABS = { calculator: 'Calculator', notebook: 'Notebook', history: 'History' };

export default function CalculatorView(props: ToolPageProps<typeof definition>) {
  const { slug, tool } = props;
  const options = useOptions(slug, tool.options);
  const { angle, digits } = options.values;
  const calculator = useCalculator(slug, angle, digits);
  const { expression, history } = calculator;
  const [isHistory, setHistory] = useState(false);
  const tab = isHistory ? 'history' : options.values.notebook ? 'notebook' : 'calculator';
  const [isSwitched, setSwitched] = useState(false);
  const setTab = (next: keyof typeof TABS) => {
    setSwitched(true);
    setHistory(next === 'history');
    if (next !== 'history' && (next === 'notebook') !== options.values.notebook)
      options.set({ notebook: next === 'notebook' });
  };
  const pressed = usePageKeys(calculator.onKey, tab !== 'notebook');
  useUndoKeys(calculator.field, calculator.steps);

  const back = (then: (calculation: Calculation) => void) => (calculation: Calculation) => {
    setTab('calculator');
    then(calculation);
  };
  const historyPanel = (className: string, title: string) => (
    <HistoryPanel
      title={title}
      className={className}
      history={history}
      onChange={calculator.setHistory}
      onReuse={back(calculator.bringBack)}
      onUse={back(calculator.insertResult)}
    />
  );

  return (
    <div className="calc">
      <Tabs label="Calculator views" tabs={TABS} value={tab} onChange={setTab}>
        {tab === 'history' ? (
          historyPanel('calc-history', 'History')
        ) : tab === 'notebook' ? (
          <Boundary what="The notebook" fallback={<div className="calc-awaited" />}>
            <Notebook
              slug={slug}
              tool={tool}
              options={options}
              initialText={isSwitched || !isForNotebook(expression) ? '' : expression}
            />
          </Boundary>
        ) : (
          <div className="calc-columns">
            <CalculatorPanel slug={slug} tool={tool} options={options} calculator={calculator} pressed={pressed} />
            {historyPanel('calc-aside', 'Recent calculations')}
          </div>
        )}
      </Tabs>
      <HelpGuide steps={helpSteps(props.tool, props.page)} />
    </div>
  );
}

interface PadProps {
  tool: ToolPageProps<typeof definition>['tool'];
  calculator: ReturnType<typeof useCalculator>;
  options: OptionState<OptionValues<(typeof definition)['options']>>;
  /** The key that is held down on the keyboard. */
  pressed: string | undefined;
}

function Pad({ tool, calculator, options, pressed }: PadProps) {
  const key = (name: string) => (
    <button
      key={name}
      type="button"
      className={`calc-key ${KEY_CLASSES[name] ?? (/^[\d.]$/.test(name) ? 'calc-digit' : '')} ${pressed === name ? 'calc-down' : ''}`}
      disabled={(name === 'MR' || name === 'MC') && !calculator.hasMemory}
      // Keeps the place of entry in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => calculator.onKey(name)}
    >
      {name}
    </button>
  );

  return (
    <div className="calc-pad">
      <div className="calc-keys calc-memory-keys">
        {MEMORY.map(key)}
        <OptionField
          option={tool.options.digits}
          value={options.values.digits}
          onChange={(value) => options.set({ digits: value })}
        />
      </div>
      <div className="calc-keys calc-scientific">{SCIENTIFIC.map(key)}</div>
      <div className="calc-keys calc-basic">{BASIC.map(key)}</div>
    </div>
  );
}

/** A text that a link brought, or of several lines; one expression alone is what the keys left. */
const isForNotebook = (text: string): boolean => text.includes('\n') || packedInputs(location) !== '';

/** The message with the place, where that is not the end. */
function placed({ message, details: { offset } }: InputError, expression: string): string {
  return offset === undefined || offset >= expression.length ? `${message}.` : `${message} (character ${offset + 1}).`;
}

interface CalculatorPanelProps {
  slug: string;
  tool: typeof definition;
  options: OptionState<ToolOptions<typeof definition>>;
  calculator: ReturnType<typeof useCalculator>;
  /** The key of the pad that the keyboard just pressed. */
  pressed: ReturnType<typeof usePageKeys>;
}

/** The display and the keys. */
function CalculatorPanel({ slug, tool, options, calculator, pressed }: CalculatorPanelProps) {
  const { expression, shown, error, remembered } = calculator;
  const { angle } = options.values;
  const text = error ? undefined : shown?.text;
  const run = useMemo(
    () => (text === undefined ? IDLE : { ...IDLE, outcome: toOutcome(tool.output.kind, text) }),
    [tool, text],
  );
  return (
    <ResultPanel
      slug={slug}
      tool={tool}
      run={run}
      options={options.values}
      linkable={expression === '' ? undefined : { input: expression }}
      title="Calculator"
      aside={remembered !== undefined && <span className="calc-memory">M = {remembered}</span>}
      // The display says it itself.
      announcement=""
      views={
        <>
          <ToolExamples
            tool={tool}
            options={options}
            onEnter={({ input }: { input: string }) => {
              if (input.includes('\n')) notebookText.set(joined(notebookText.get(), input));
              else calculator.bringBack({ expression: input });
            }}
          />
          <UndoButtons steps={calculator.steps} />
          <OptionField option={tool.options.angle} value={angle} onChange={(value) => options.set({ angle: value })} />
        </>
      }
    >
      <Display
        field={calculator.field}
        expression={expression}
        shown={error ? undefined : shown}
        settled={calculator.settled}
        closed={calculator.closed}
        error={error && placed(error, expression)}
        onChange={calculator.enter}
        onKey={calculator.onTyped}
      />
      <Pad tool={tool} calculator={calculator} options={options} pressed={pressed} />
    </ResultPanel>
  );
}
