import { useMemo, useRef, useState } from 'react';
import type { Angle, Evaluated } from '@/engines/calculate';
import { press } from '@/engines/calculate/keypad';
import { GOES_ON, padKey } from './keys';
import type { Calculation } from './Tape';
import { attempt, type Engine, getTerm } from './terms';
import { useEngine, useTurns } from './useEngine';
import { useEntry } from './useEntry';
import { useMemory } from './useMemory';

/** A longer expression is evaluated by equals only, not with every key. */
const LIVE_LENGTH = 400;
const HISTORY_LENGTH = 100;

type Entry = ReturnType<typeof useEntry>;

/** What is in the display: the result of equals, else that of what is typed so far. */
function useShown({ expression, entered, settled }: Entry, engine: Engine | undefined, digits: number, angle: Angle) {
  const live = useMemo(
    () =>
      engine && entered && expression.length <= LIVE_LENGTH ? attempt(engine, expression, angle).evaluated : undefined,
    [engine, entered, expression, angle],
  );
  const known = settled ?? live;
  return useMemo(() => known && engine?.formatReal(known.result, digits), [engine, known, digits]);
}

/** The calculations that equals finished, newest first. */
function useCalculations() {
  const [history, setHistory] = useState<readonly Calculation[]>([]);
  const ids = useRef(0);
  const keep = (engine: Engine, expression: string, { result: value }: Evaluated, digits: number) => {
    // A number alone is no calculation.
    if (/^[\s\d.]*$/.test(expression)) return;
    const { text, exact } = engine.formatReal(value, digits);
    const calculation = { id: ids.current++, expression: expression.trim(), result: text, exact, value };
    setHistory((old) =>
      old[0]?.expression === calculation.expression && old[0].result === text
        ? old
        : [calculation, ...old].slice(0, HISTORY_LENGTH),
    );
  };
  return { history, setHistory, keep };
}

/** Where keys write: into the expression at the place of entry, or behind a result. */
function useKeyTarget(entry: Entry, engine: Engine | undefined, digits: number, angle: Angle) {
  const { expression, settled, field, write } = entry;
  /** What the next key acts on: text before and after the place of entry. After a result that is the result, or nothing. */
  const around = (key: string): [before: string, after: string] => {
    if (settled) return [GOES_ON.has(key) ? getTerm(engine!, expression, settled.result, digits, angle) : '', ''];
    const box = field.current;
    const start = box?.selectionStart ?? expression.length;
    const end = box?.selectionEnd ?? expression.length;
    return [expression.slice(0, start), expression.slice(end)];
  };
  const writeBetween = (before: string, after: string) =>
    write(before + after, after === '' ? undefined : before.length);
  return {
    /** A term that was computed before. */
    insert(term: string) {
      const text = term.startsWith('−') ? `(${term})` : term;
      const [before, after] = around('');
      writeBetween(/[\d.)πe²³!%]$/.test(before) ? `${before}×${text}` : before + text, after);
    },
    press(key: string) {
      const box = field.current;
      const [before, after] = around(key);
      if (key === '⌫' && box && box.selectionStart !== box.selectionEnd) write(before + after, before.length);
      else writeBetween(press(before, key), after);
    },
    type(character: string) {
      const [before, after] = around('');
      writeBetween(before + character, after);
    },
  };
}

/** What the calculator holds, and what its keys do with it. */
export function useCalculator(slug: string, angle: Angle, digits: number) {
  const entry = useEntry(slug, angle);
  const { expression, entered, settled, setSettled, setError, field, write } = entry;
  const loading = useEngine(entered, setError);
  const { engine, waits } = loading;
  const memory = useMemory(engine, digits, angle);
  const { history, setHistory, keep } = useCalculations();
  const target = useKeyTarget(entry, engine, digits, angle);

  const equals = () => {
    if (!engine || !entered) return;
    const { evaluated, error } = attempt(engine, expression, angle);
    setError(error);
    setSettled(evaluated);
    if (evaluated) return keep(engine, expression, evaluated, digits);
    const { offset } = error.details;
    if (offset !== undefined) field.current?.setSelectionRange(offset, offset + 1);
  };
  const remember = (sign: '+' | '−') => {
    if (!engine) return;
    const computed = expression || '0';
    const { evaluated, error } = settled ? { evaluated: settled } : attempt(engine, computed, angle);
    setError(error);
    if (evaluated) memory.add(sign, computed, evaluated);
  };
  const act = (key: string) => {
    if (key === '=') equals();
    else if (key === 'C') entry.clear();
    else if (key === 'MC') memory.clear();
    else if (key === 'MR') target.insert(memory.recalled());
    else if (key === 'M+') remember('+');
    else if (key === 'M−') remember('−');
    else if (key === '⌫' && settled) write(expression);
    else target.press(key);
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
  useTurns(loading, ({ key, typed }) => {
    if (!typed) act(key);
    else if (!actTyped(key)) target.type(key);
  });

  return {
    /** Of the expression. */
    field,
    steps: entry.steps,
    expression,
    shown: useShown(entry, engine, digits, angle),
    settled: settled !== undefined,
    /** Brackets were closed for the visitor. */
    closed: (settled?.closed ?? 0) > 0,
    error: entry.error,
    /** The text of what is in memory, if anything is. */
    remembered: memory.text,
    hasMemory: memory.isSet,
    history,
    setHistory,
    onKey(key: string) {
      if (!waits(key, false)) act(key);
    },
    onTyped: (key: string): boolean =>
      ((key.length === 1 || key === 'Enter' || key === 'Escape') && waits(key, true)) || actTyped(key),
    enter: entry.enter,
    bringBack: ({ expression: earlier }: Pick<Calculation, 'expression'>) => write(earlier),
    insertResult: ({ expression: from, value }: Calculation) =>
      target.insert(getTerm(engine!, from, value, digits, angle)),
  };
}
