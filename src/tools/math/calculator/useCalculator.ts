import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Angle, Evaluated, Real } from '@/engines/calculate';
import { press } from '@/engines/calculate/keypad';
import { InputError } from '@/engines/input-error';
import { useInputs } from '@/ui/input/useInputs';
import { COMPUTING, GOES_ON, padKey } from './keys';
import type { Calculation } from './Tape';
import { attempt, type Engine, getTerm } from './terms';

/** A longer expression is evaluated by equals only, not with every key. */
const LIVE_LENGTH = 400;
const HISTORY_LENGTH = 100;
const NOTHING = { input: '' };

/** What the calculator holds, and what its keys do with it. */
export function useCalculator(slug: string, angle: Angle, digits: number) {
  const edited = useInputs(NOTHING, slug);
  const expression = edited.value.input;
  const [engine, setEngine] = useState<Engine>();
  /** From the first that computes on, keys wait here for the engine; each is then taken as if it were pressed in its turn. */
  const [waiting, setWaiting] = useState<readonly { key: string; typed: boolean }[]>([]);
  const [settled, setSettled] = useState<Evaluated>();
  const [error, setError] = useState<InputError>();
  const [memory, setMemory] = useState<{ expression: string; value: Real }>();
  const [history, setHistory] = useState<readonly Calculation[]>([]);
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
          'The calculator couldn’t load. Copy your expression, check the connection, then reload the page',
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

  const { change, replace, undo, redo } = edited;
  const write = useCallback(
    (next: string, at?: number) => {
      caret.current = at;
      setSettled(undefined);
      setError(undefined);
      change(() => ({ input: next }));
    },
    [change],
  );
  /** Goes through the steps of the expression; what was computed belongs to another. */
  const go = (step: () => void) => () => {
    caret.current = undefined;
    setSettled(undefined);
    setError(undefined);
    step();
  };
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
    if (settled) return [GOES_ON.has(key) ? getTerm(engine!, expression, settled.result, digits, angle) : '', ''];
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
  const recalled = () => (memory ? getTerm(engine!, memory.expression, memory.value, digits, angle) : '0');
  const use = (term: string) => insert(term.startsWith('−') ? `(${term})` : term);
  const remember = (sign: '+' | '−') => {
    if (!engine) return;
    const { evaluated, error: problem } = settled ? { evaluated: settled } : attempt(engine, expression || '0', angle);
    setError(problem);
    if (!evaluated) return;
    const sum = `${recalled()}${sign}(${getTerm(engine, expression || '0', evaluated.result, digits, angle)})`;
    const value = attempt(engine, sum, angle).evaluated?.result;
    if (!value) return;
    setMemory(value.exact && value.value.isZero() ? undefined : { expression: sum, value });
  };
  const act = (key: string) => {
    switch (key) {
      case '=':
        return equals();
      case 'C':
        return go(() => replace({ input: '' }))();
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
    const [next] = waiting;
    if (!next || (!engine && COMPUTING.has(next.key))) return;
    // What was typed meanwhile stays behind it.
    setWaiting((old) => old.slice(1));
    if (!next.typed) act(next.key);
    else if (!actTyped(next.key)) {
      const [before, after] = around('');
      write(before + next.key + after, after === '' ? undefined : before.length + 1);
    }
  }, [engine, waiting]);

  return {
    /** Of the expression. */
    field,
    steps: { undo: go(undo), redo: go(redo), canUndo: edited.canUndo, canRedo: edited.canRedo },
    expression,
    shown,
    settled: settled !== undefined,
    /** Brackets were closed for the visitor. */
    closed: (settled?.closed ?? 0) > 0,
    error,
    /** The text of what is in memory, if anything is. */
    remembered,
    hasMemory: memory !== undefined,
    history,
    setHistory,
    onKey,
    onTyped,
    /** The field has another text. */
    enter(next: string) {
      const at = field.current?.selectionStart ?? next.length;
      write(next, at === next.length ? undefined : at);
    },
    bringBack: ({ expression: earlier }: Pick<Calculation, 'expression'>) => write(earlier),
    insertResult: ({ expression: from, value }: Calculation) => use(getTerm(engine!, from, value, digits, angle)),
  };
}
