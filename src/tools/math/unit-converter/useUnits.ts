import { useEffect, useMemo, useState } from 'react';
import type { FoundUnit } from '@/engines/units/find';
import { getCategory, type Unit } from '@/engines/units/table';
import { toText } from '@/kit/output';
import { useRecent } from '@/ui/history/useRecent';
import { useOptions } from '@/ui/hooks/useOptions';
import { useResult } from '@/ui/hooks/useResult';
import { IDLE } from '@/ui/hooks/useRun';
import { useInputs } from '@/ui/input/useInputs';
import { SETTLE_MS } from '@/ui/input/useUndoable';
import type tool from './tool';

export interface Entry {
  category: string;
  value: string;
  from: string;
  to: string;
  text: string;
}
type Choice = Partial<Record<'category' | 'from' | 'to', string>>;

const unitNamed = (units: readonly Unit[], id: string, fallback: string): Unit =>
  units.find((unit) => unit.id === id) ?? units.find((unit) => unit.id === fallback)!;

/** What was converted, once it stood for a moment: half a number typed is no conversion yet. */
function useConverted(entry: Entry | undefined) {
  const [settled, setSettled] = useState<Entry>();
  const key = JSON.stringify(entry);
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setSettled(JSON.parse(key)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return useRecent(settled, ({ text }) => text);
}

/** The question or the number, what it comes to, and the units that are chosen. */
export function useUnits(slug: string, definition: typeof tool) {
  const edited = useInputs(
    useMemo(() => ({ input: definition.input.initial ?? '' }), [definition]),
    slug,
  );
  const value = edited.value.input;
  const options = useOptions(slug, definition.options);
  const result = useResult(definition, value, options.values);
  const { outcome, error } = value.trim() === '' ? IDLE : result;
  const converted = outcome?.data;
  const shown = outcome ? toText(outcome.shown) : '';
  /** The number alone, where a question was typed. */
  const amount = converted?.value ?? value.trim();
  const { category, ...names } = converted ?? options.values;
  const { units, name, from: firstFrom, to: firstTo } = getCategory(category);
  const from = unitNamed(units, names.from, firstFrom);
  const to = unitNamed(units, names.to, firstTo);

  /** What a page starts with is nobody's conversion. */
  const [touched, setTouched] = useState(false);
  const text = `${amount} ${from.symbol} = ${shown} ${to.symbol}`;
  const entry = { category, value: amount, from: from.id, to: to.id, text };
  const history = useConverted(touched && shown !== '' ? entry : undefined);

  // What a question says goes before what is chosen, so that from here on only its number stays.
  const number = converted?.value ?? /^[-+]?\d[\d.]*/.exec(value.trim())?.[0] ?? value;
  const choose = (next: Choice, input = number) => {
    setTouched(true);
    if (input !== value.trim()) edited.replace({ input });
    options.set({ category, from: from.id, to: to.id, ...next });
  };
  return {
    edited,
    options,
    value,
    /** Of the whole run, with what is wrong. */
    run: { ...result, outcome },
    error,
    converted,
    shown,
    amount,
    category,
    /** What the category is called. */
    name,
    units,
    from,
    to,
    history,
    choose,
    type(input: string) {
      setTouched(true);
      edited.change(() => ({ input }));
    },
    open: (kind: string) => choose({ category: kind, from: getCategory(kind).from, to: getCategory(kind).to }),
    swap: () => choose({ from: to.id, to: from.id }, shown || number),
    use({ category: of, unit }: FoundUnit) {
      const other = getCategory(of);
      const target = of === category && to.id !== unit.id ? to.id : unit.id === other.to ? other.from : other.to;
      choose({ category: of, from: unit.id, to: target });
    },
    reuse: (past: Entry) => choose({ category: past.category, from: past.from, to: past.to }, past.value),
  };
}
