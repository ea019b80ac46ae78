import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Angle, Evaluated, Real } from '@/engines/calculate';
import { press } from '@/engines/calculate/keypad';
import { InputError } from '@/engines/input-error';
import { Button, CopyButton } from '@/ui/Button';
import { plural } from '@/ui/count';
import { download } from '@/ui/download';
import { HelpGuide } from '@/ui/HelpGuide';
import { isTyping } from '@/ui/keys';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/Toast';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { Display } from './Display';
import { BASIC, COMPUTING, GOES_ON, LOOKS, MEMORY, padKey, SCIENTIFIC } from './keys';
import { asText, type Calculation, Tape } from './Tape';
import { attempt, type Engine, termOf } from './terms';
import './view.css';

/** A longer expression is evaluated by equals only, not with every key. */
const LIVE_LENGTH = 400;
const HISTORY_LENGTH = 100;

const STEPS = [
  ['Enter', 'Type an expression or press the keys. Function keys act on the last entry; the result follows as you go.'],
  ['Equals', '= or Enter completes it. Then a digit starts anew, and an operator goes on with the result.'],
  ['Memory', 'M+ and M− add to and take from memory, MR recalls it, MC clears it.'],
  ['History', 'Press an earlier expression to bring it back, or use its result in the present one.'],
] as const;

export default function CalculatorView({ slug, tool }: ToolPageProps) {
  const options = useOptions(slug, tool.options);
  const { angle, digits } = options.values as { angle: Angle; digits: number };
  const edited = useInputs(useMemo(() => ({ input: '' }), []));
  const expression = edited.value.input as string;
  const [engine, setEngine] = useState<Engine>();
  /** From the first that computes on, keys wait here for the engine; each is then taken as if it were pressed in its turn. */
  const [waiting, setWaiting] = useState<readonly { key: string; typed: boolean }[]>([]);
  const [settled, setSettled] = useState<Evaluated>();
  const [error, setError] = useState<InputError>();
  const [memory, setMemory] = useState<{ expression: string; value: Real }>();
  const [tab, setTab] = useState<'calculator' | 'history'>('calculator');
  const [history, setHistory] = useState<readonly Calculation[]>([]);
  const [pressed, setPressed] = useState('');
  const field = useRef<HTMLInputElement>(null);
  /** Where the next key goes, while that is not the end. */
  const caret = useRef<number>(undefined);
  const ids = useRef(0);

  const entered = expression.trim() !== '';
  const awaited = waiting.length > 0;
  useEffect(() => {
    if (engine || !(entered || awaited)) return;
    import('@/engines/calculate').then(setEngine, () => {
      setWaiting((old) => old.filter(({ key }) => !COMPUTING.has(key)));
      setError(
        new InputError(
          'The calculator could not be loaded. Check the connection, then reload the page; copy the expression first',
        ),
      );
    });
  }, [engine, entered, awaited]);

  const live = useMemo(
    () =>
      engine && entered && expression.length <= LIVE_LENGTH ? attempt(engine, expression, angle).evaluated : undefined,
    [engine, entered, expression, angle],
  );
  const known = settled ?? live;
  const shown = useMemo(() => known && engine?.formatReal(known.result, digits), [engine, known, digits]);
  const remembered = useMemo(() => memory && engine?.formatReal(memory.value, digits).text, [engine, memory, digits]);

  const { change } = edited;
  const write = useCallback(
    (next: string, at?: number) => {
      caret.current = at;
      setSettled(undefined);
      setError(undefined);
      change(() => ({ input: next }));
    },
    [change],
  );
  useLayoutEffect(() => {
    const box = field.current;
    if (!box || box.value !== expression) return;
    const at = caret.current ?? expression.length;
    box.setSelectionRange(at, at);
    if (caret.current === undefined) box.scrollLeft = box.scrollWidth;
  }, [expression]);
  // A change of the angle changes what was computed with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that matters.
  useEffect(() => setSettled(undefined), [angle]);

  const equals = () => {
    if (!engine || !entered) return;
    const { evaluated, error: problem } = attempt(engine, expression, angle);
    setError(problem);
    setSettled(evaluated);
    if (!evaluated) {
      const { offset } = problem.details;
      if (offset !== undefined) field.current?.setSelectionRange(offset, offset + 1);
      return;
    }
    const { text, exact } = engine.formatReal(evaluated.result, digits);
    if (/^[\s\d.]*$/.test(expression)) return;
    const { result: value } = evaluated;
    const calculation = { id: ids.current++, expression: expression.trim(), result: text, exact, value };
    setHistory((old) =>
      old[0]?.expression === calculation.expression && old[0].result === text
        ? old
        : [calculation, ...old].slice(0, HISTORY_LENGTH),
    );
  };

  /** What the next key acts on: text before and after the place of entry. After a result that is the result, or nothing. */
  const around = (key: string): [before: string, after: string] => {
    if (settled) return [GOES_ON.has(key) ? termOf(engine!, expression, settled.result, digits, angle) : '', ''];
    const box = field.current;
    const start = box?.selectionStart ?? expression.length;
    const end = box?.selectionEnd ?? expression.length;
    return [expression.slice(0, start), expression.slice(end)];
  };
  const insert = (text: string) => {
    const [before, after] = around('');
    const joined = /[\d.)πe²³!%]$/.test(before) ? `${before}×${text}` : before + text;
    write(joined + after, after === '' ? undefined : joined.length);
  };
  const recalled = () => (memory ? termOf(engine!, memory.expression, memory.value, digits, angle) : '0');
  const use = (term: string) => insert(term.startsWith('−') ? `(${term})` : term);
  const remember = (sign: '+' | '−') => {
    if (!engine) return;
    const { evaluated, error: problem } = settled ? { evaluated: settled } : attempt(engine, expression || '0', angle);
    setError(problem);
    if (!evaluated) return;
    const sum = `${recalled()}${sign}(${termOf(engine, expression || '0', evaluated.result, digits, angle)})`;
    const value = attempt(engine, sum, angle).evaluated?.result;
    if (!value) return;
    setMemory(value.exact && value.value.isZero() ? undefined : { expression: sum, value });
  };
  const act = (key: string) => {
    switch (key) {
      case '=':
        return equals();
      case 'C':
        return write('');
      case 'MC':
        return setMemory(undefined);
      case 'MR':
        return use(recalled());
      case 'M+':
        return remember('+');
      case 'M−':
        return remember('−');
      case '⌫':
        if (settled) return write(expression);
    }
    const box = field.current;
    if (key === '⌫' && box && box.selectionStart !== box.selectionEnd) {
      const [before, after] = around(key);
      return write(before + after, before.length);
    }
    const [before, after] = around(key);
    const next = press(before, key);
    write(next + after, after === '' ? undefined : next.length);
  };

  /** Keys that mean the same wherever they are typed; everything else is the field's own. */
  const actTyped = (key: string): boolean => {
    const meant = padKey(key);
    if (key === 'Enter' || key === '=' || key === 'Escape') {
      act(meant!);
      return true;
    }
    if (!settled || key.length > 1) return false;
    if (meant && (GOES_ON.has(meant) || /^[\d.(]$/.test(meant))) act(meant);
    else write(key);
    return true;
  };

  const waits = (key: string, typed: boolean): boolean => {
    if (!awaited && (engine || !COMPUTING.has(key))) return false;
    setWaiting((old) => [...old, { key, typed }]);
    return true;
  };
  const onKey = (key: string) => {
    if (!waits(key, false)) act(key);
  };
  const onTyped = (key: string): boolean =>
    ((key.length === 1 || key === 'Enter' || key === 'Escape') && waits(key, true)) || actTyped(key);
  // One key with each rendering, so that the next finds what the one before has made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the turn of the next key that matters.
  useEffect(() => {
    const [next, ...rest] = waiting;
    if (!next || (!engine && COMPUTING.has(next.key))) return;
    setWaiting(rest);
    if (!next.typed) act(next.key);
    else if (!actTyped(next.key)) {
      const [before, after] = around('');
      write(before + next.key + after, after === '' ? undefined : before.length + 1);
    }
  }, [engine, waiting]);

  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const onControl = event.target instanceof Element && event.target.closest('button, a, summary, [role=tab]');
      // Enter and arrows belong to what has the focus, unless that is a key of the pad, which Space can press.
      if (event.key === 'Enter' && onControl && !onControl.closest('.calc-pad')) return;
      const key = padKey(event.key);
      if (!key || document.querySelector('dialog[open], :popover-open')) return;
      event.preventDefault();
      latest.current(key);
      setPressed(key);
    };
    // Before the page's own shortcuts: / divides here.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
  useEffect(() => {
    if (pressed === '') return;
    const timer = setTimeout(() => setPressed(''), 120);
    return () => clearTimeout(timer);
  }, [pressed]);

  const key = (name: string) => (
    <button
      key={name}
      type="button"
      className={`calc-key ${LOOKS[name] ?? (/^[\d.]$/.test(name) ? 'calc-digit' : '')} ${pressed === name ? 'calc-down' : ''}`}
      disabled={(name === 'MR' || name === 'MC') && !memory}
      // Keeps the place of entry in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onKey(name)}
    >
      {name}
    </button>
  );

  const all = () => [...history].reverse().map(asText).join('\n');
  const tape = (
    <Tape
      calculations={history}
      onReuse={(calculation) => {
        setTab('calculator');
        write(calculation.expression);
      }}
      onUse={({ expression: from, value }) => {
        setTab('calculator');
        use(termOf(engine!, from, value, digits, angle));
      }}
    />
  );
  const historyPanel = (className: string, title: string) => (
    <Panel
      title={title}
      className={className}
      aside={history.length > 0 && plural(history.length, 'entry', 'entries')}
      actions={
        <>
          <CopyButton small look="quiet" label="Copy All" value={all} disabled={history.length === 0} />
          <Button
            small
            look="quiet"
            icon="download"
            label="Download"
            disabled={history.length === 0}
            onClick={() => download('calculator.txt', `${all()}\n`)}
          />
          <Button
            small
            look="quiet"
            icon="trash-2"
            label="Clear History"
            disabled={history.length === 0}
            onClick={() => {
              setHistory([]);
              toast({ title: 'History cleared', action: { label: 'Undo', run: () => setHistory(history) } });
            }}
          />
        </>
      }
    >
      {tape}
    </Panel>
  );

  return (
    <div className="calc">
      <Tabs
        label="Calculator views"
        tabs={{ calculator: 'Calculator', history: 'History' }}
        value={tab}
        onChange={setTab}
      >
        {tab === 'history' ? (
          historyPanel('calc-history', 'History')
        ) : (
          <div className="calc-columns">
            <Panel
              title="Calculator"
              aside={remembered !== undefined && <span className="calc-memory">M = {remembered}</span>}
              actions={
                <>
                  <CopyButton small look="quiet" label="Copy" value={shown?.text ?? ''} disabled={!shown} />
                  <OptionField
                    option={tool.options.angle!}
                    value={angle}
                    onChange={(value) => options.set({ angle: value })}
                  />
                </>
              }
            >
              <Display
                field={field}
                expression={expression}
                shown={error ? undefined : shown}
                settled={settled !== undefined}
                closed={(settled?.closed ?? 0) > 0}
                error={error && placed(error, expression)}
                onChange={(next) => {
                  const at = field.current?.selectionStart ?? next.length;
                  write(next, at === next.length ? undefined : at);
                }}
                onKey={onTyped}
              />
              <div className="calc-pad">
                <div className="calc-keys calc-memory-keys">
                  {MEMORY.map(key)}
                  <OptionField
                    option={tool.options.digits!}
                    value={digits}
                    onChange={(value) => options.set({ digits: value })}
                  />
                </div>
                <div className="calc-keys calc-scientific">{SCIENTIFIC.map(key)}</div>
                <div className="calc-keys calc-basic">{BASIC.map(key)}</div>
              </div>
            </Panel>
            {historyPanel('calc-aside', 'Recent calculations')}
          </div>
        )}
      </Tabs>
      <HelpGuide steps={STEPS} />
    </div>
  );
}

/** The message with the place, where that is not the end. */
function placed({ message, details: { offset } }: InputError, expression: string): string {
  return offset === undefined || offset >= expression.length ? `${message}.` : `${message} (character ${offset + 1}).`;
}
