import { useEffect, useId, useMemo, useState } from 'react';
import { InputError } from '@/engines/input-error';
import {
  convert,
  convertToAll,
  type FoundUnit,
  type Rounding,
  readValue,
  searchUnits,
  writeResult,
} from '@/engines/units/convert';
import { CATEGORIES, categoryOf, type Unit } from '@/engines/units/table';
import type { Choice } from '@/kit/option';
import { Button, CopyButton } from '@/ui/Button';
import { HelpGuide } from '@/ui/HelpGuide';
import { HistoryList } from '@/ui/HistoryList';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { Tabs } from '@/ui/Tabs';
import { useOptions } from '@/ui/useOptions';
import { SETTLE_MS } from '@/ui/useUndoable';
import './view.css';

interface Entry {
  category: string;
  value: string;
  from: string;
  to: string;
  text: string;
}
const HISTORY_LENGTH = 10;
const FOUND = 8;
const STEPS = [
  ['Category', 'Choose what is measured, or find a unit by name or symbol under Search Units.'],
  ['Units', 'Choose From and To. Swap exchanges them and takes the result as the new value.'],
  ['Value', 'The result follows as you type. Rounding decides how many digits are shown.'],
  ['All units', 'The list shows the value in every unit of the category; press one to convert to it.'],
] as const;

const unitNamed = (units: readonly Unit[], id: string, fallback: string): Unit =>
  units.find((unit) => unit.id === id) ?? units.find((unit) => unit.id === fallback)!;
const labelOf = ({ name, symbol }: Unit): string => `${name} (${symbol})`;

export default function UnitConverter({ slug, tool }: ToolPageProps) {
  const id = useId();
  const options = useOptions(slug, tool.options);
  const { category, rounding } = options.values as { category: string; rounding: Rounding };
  const { units, from: firstFrom, to: firstTo } = categoryOf(category);
  const from = unitNamed(units, options.values.from as string, firstFrom);
  const to = unitNamed(units, options.values.to as string, firstTo);
  const [value, setValue] = useState('1');
  const [search, setSearch] = useState('');
  const [history, setHistory] = useState<readonly Entry[]>([]);

  const { number, problem } = useMemo(() => {
    if (value.trim() === '') return {};
    try {
      return { number: readValue(value) };
    } catch (error) {
      if (error instanceof InputError) return { problem: error.message };
      throw error;
    }
  }, [value]);
  const converted = useMemo(() => number && convert(number, from, to), [number, from, to]);
  const result = useMemo(() => converted && writeResult(converted, rounding), [converted, rounding]);
  const all = useMemo(
    () => number && convertToAll(number, from, category, rounding),
    [number, from, category, rounding],
  );
  const shown = result?.text ?? '';

  // Half a number typed is no conversion yet.
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!touched || shown === '') return;
    const entry = {
      category,
      value: value.trim(),
      from: from.id,
      to: to.id,
      text: `${value.trim()} ${from.symbol} = ${shown} ${to.symbol}`,
    };
    const timer = setTimeout(
      () => setHistory((old) => [entry, ...old.filter(({ text }) => text !== entry.text)].slice(0, HISTORY_LENGTH)),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [touched, category, value, from, to, shown]);

  const choose = (next: Partial<Record<'category' | 'from' | 'to', string>>) => {
    setTouched(true);
    options.set(next);
  };
  const found = useMemo(() => searchUnits(search).slice(0, FOUND), [search]);
  const use = ({ category: of, unit }: FoundUnit) => {
    const other = categoryOf(of);
    const target = of === category && to.id !== unit.id ? to.id : unit.id === other.to ? other.from : other.to;
    choose({ category: of, from: unit.id, to: target });
    setSearch('');
  };
  const select = (label: 'From' | 'To', unit: Unit, name: 'from' | 'to') => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select id={`${id}-${name}`} value={unit.id} onChange={(event) => choose({ [name]: event.target.value })}>
        {units.map((one) => (
          <option key={one.id} value={one.id}>
            {labelOf(one)}
          </option>
        ))}
      </select>
    </div>
  );

  return (
    <div className="uc">
      <Tabs
        label="Category"
        className="uc-categories"
        tabs={(tool.options.category as Choice).choices}
        value={category}
        onChange={(next) => choose({ category: next, from: categoryOf(next).from, to: categoryOf(next).to })}
      />
      <div className="uc-main">
        <Panel
          title={CATEGORIES[category as keyof typeof CATEGORIES].name}
          actions={
            <>
              <CopyButton small look="quiet" value={shown} disabled={shown === ''} />
              <Button
                small
                look="quiet"
                icon="trash-2"
                label="Clear"
                onClick={() => {
                  setValue('');
                  setSearch('');
                }}
              />
            </>
          }
        >
          <div className="uc-sides">
            <div className="uc-side">
              {select('From', from, 'from')}
              <label className="field">
                <span>Value</span>
                <input
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  value={value}
                  aria-invalid={problem ? true : undefined}
                  onChange={(event) => {
                    setTouched(true);
                    setValue(event.target.value);
                  }}
                />
              </label>
            </div>
            <Button
              iconOnly
              className="uc-swap"
              icon="arrow-left-right"
              label="Swap"
              onClick={() => {
                choose({ from: to.id, to: from.id });
                if (shown !== '') setValue(shown);
              }}
            />
            <div className="uc-side">
              {select('To', to, 'to')}
              <label className="field">
                <span>Result</span>
                <input type="text" readOnly value={shown} />
              </label>
            </div>
          </div>
          <p className="uc-note">
            {problem ? (
              <span role="alert">{problem}.</span>
            ) : (
              converted &&
              result &&
              !result.exact &&
              `Rounded; more exactly ${writeResult(converted, rounding === 'digits30' ? 'digits30' : 'digits15').text} ${to.symbol}`
            )}
          </p>
          <div className="uc-tools">
            <label className="field">
              <span>Search Units</span>
              <input
                type="search"
                value={search}
                placeholder="feet, psi, gallon…"
                autoComplete="off"
                onChange={(event) => setSearch(event.target.value)}
              />
            </label>
            <OptionField
              option={tool.options.rounding!}
              value={rounding}
              onChange={(next) => options.set({ rounding: next })}
            />
          </div>
          {search.trim() !== '' && (
            <div className="uc-found" role="status">
              {found.length === 0 && <p className="quiet-note">No unit of that name.</p>}
              {found.map((one) => (
                <Button
                  key={one.category + one.unit.id}
                  small
                  label={`${labelOf(one.unit)} · ${categoryOf(one.category).name}`}
                  onClick={() => use(one)}
                />
              ))}
            </div>
          )}
        </Panel>
        <HistoryList
          title="Conversion History"
          entries={history}
          keyOf={({ text }) => text}
          show={({ text }) => text}
          action="Bring back"
          onPress={(entry) => {
            setValue(entry.value);
            choose({ category: entry.category, from: entry.from, to: entry.to });
          }}
        />
      </div>
      <Panel title="All units" className="uc-all" aside={number && `${value.trim()} ${from.symbol}`}>
        {all ? (
          <ol>
            {all.map(({ unit, text }) => (
              <li key={unit.id}>
                <button
                  type="button"
                  className="uc-choose"
                  aria-current={unit.id === to.id || undefined}
                  onClick={() => choose({ to: unit.id })}
                >
                  <span>{unit.name}</span>
                  <b>
                    {text} {unit.symbol}
                  </b>
                </button>
                <CopyButton iconOnly small look="quiet" label={`Copy ${unit.name}`} value={text} />
              </li>
            ))}
          </ol>
        ) : (
          <div className="empty">
            <p>Enter a value to see it in every unit.</p>
          </div>
        )}
      </Panel>
      <HelpGuide steps={STEPS} />
    </div>
  );
}
