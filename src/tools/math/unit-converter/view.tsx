import { type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FoundUnit } from '@/engines/units/convert';
import { getCategory, type Unit } from '@/engines/units/table';
import { toText } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { toastCleared } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionField } from '@/ui/controls/OptionField';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { HistoryList } from '@/ui/history/HistoryList';
import { useRecent } from '@/ui/history/useRecent';
import { useOptions } from '@/ui/hooks/useOptions';
import { useResult } from '@/ui/hooks/useResult';
import { IDLE } from '@/ui/hooks/useRun';
import { useInputs } from '@/ui/input/useInputs';
import { SETTLE_MS } from '@/ui/input/useUndoable';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { Panel } from '@/ui/output/Panel';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { AllUnits, getLabel, Kinds, UnitSearch } from './parts';
import type tool from './tool';
import './view.css';

interface Entry {
  category: string;
  value: string;
  from: string;
  to: string;
  text: string;
}
const unitNamed = (units: readonly Unit[], id: string, fallback: string): Unit =>
  units.find((unit) => unit.id === id) ?? units.find((unit) => unit.id === fallback)!;
/** The units of the other reading, each once: megabit and kilobit. */
const otherNames = (units: readonly Unit[], { from, to }: { from: string; to: string }): string =>
  [...new Set([from, to])].map((id) => units.find((unit) => unit.id === id)?.name ?? id).join(' and ');

export default function UnitConverter(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const id = useId();
  const edited = useInputs(
    useMemo(() => ({ input: tool.input.initial ?? '' }), [tool]),
    slug,
  );
  const value = edited.value.input;
  const options = useOptions(slug, tool.options);
  const [search, setSearch] = useState('');
  const sides = useRef<HTMLDivElement>(null);
  useUndoKeys(sides, edited);

  const result = useResult(tool, value, options.values);
  const { outcome, error } = value.trim() === '' ? IDLE : result;
  const converted = outcome?.data;
  const shown = outcome ? toText(outcome.shown) : '';
  /** The number alone, where a question was typed. */
  const amount = converted?.value ?? value.trim();
  const { category, ...names } = converted ?? options.values;
  const { units, name, from: firstFrom, to: firstTo } = getCategory(category);
  const from = unitNamed(units, names.from, firstFrom);
  const to = unitNamed(units, names.to, firstTo);

  // Half a number typed is no conversion yet.
  const [touched, setTouched] = useState(false);
  const [settled, setSettled] = useState<Entry>();
  useEffect(() => {
    if (!touched || shown === '') return;
    const text = `${amount} ${from.symbol} = ${shown} ${to.symbol}`;
    const timer = setTimeout(() => setSettled({ category, value: amount, from: from.id, to: to.id, text }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [touched, category, amount, from, to, shown]);
  const history = useRecent(settled, ({ text }) => text);

  const open = (kind: string) => choose({ category: kind, from: getCategory(kind).from, to: getCategory(kind).to });

  // What a question says goes before what is chosen, so that from here on only its number stays.
  const number = converted?.value ?? /^[-+]?\d[\d.]*/.exec(value.trim())?.[0] ?? value;
  const choose = (next: Partial<Record<'category' | 'from' | 'to', string>>, input = number) => {
    setTouched(true);
    if (input !== value.trim()) edited.replace({ input });
    options.set({ category, from: from.id, to: to.id, ...next });
  };
  const clear = () => {
    edited.replace({ input: '' });
    setSearch('');
    return () => edited.replace({ input: value });
  };
  const use = ({ category: of, unit }: FoundUnit) => {
    const other = getCategory(of);
    const target = of === category && to.id !== unit.id ? to.id : unit.id === other.to ? other.from : other.to;
    choose({ category: of, from: unit.id, to: target });
    setSearch('');
  };
  const select = (label: 'From' | 'To', unit: Unit, side: 'from' | 'to') => (
    <div className="field">
      <label htmlFor={`${id}-${side}`}>{label}</label>
      <select id={`${id}-${side}`} value={unit.id} onChange={(event) => choose({ [side]: event.target.value })}>
        {units.map((one) => (
          <option key={one.id} value={one.id}>
            {getLabel(one)}
          </option>
        ))}
      </select>
    </div>
  );

  return (
    <div className="uc">
      <Kinds kinds={tool.options.category.choices} current={category} onOpen={open} />
      <div className="uc-main compact">
        <ResultPanel
          slug={slug}
          tool={tool}
          // What is wrong is said beside the fields.
          run={{ ...result, outcome, error: undefined }}
          options={options.values}
          linkable={value === '' ? undefined : { input: value }}
          title={name}
          aside={false}
          announcement={shown && `${shown} ${to.symbol}`}
          remarks={null}
          actions={
            <>
              <ToolExamples tool={tool} options={options} onEnter={edited.replace} />
              <UndoButtons steps={edited} />
              <Button
                small
                variant="quiet"
                icon="trash-2"
                label="Clear"
                aria-disabled={value === '' && search === ''}
                onClick={value === '' && search === '' ? undefined : () => toastCleared(clear())}
              />
            </>
          }
        >
          <div className="uc-sides" ref={sides}>
            <label className="field uc-value">
              <span>Value</span>
              <input
                data-main-input=""
                type="text"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder={tool.input.placeholder}
                value={value}
                aria-invalid={error ? true : undefined}
                onChange={(event) => {
                  setTouched(true);
                  edited.change(() => ({ input: event.target.value }));
                }}
              />
            </label>
            {select('From', from, 'from')}
            <Button
              iconOnly
              className="uc-swap"
              icon="arrow-left-right"
              label="Swap"
              onClick={() => choose({ from: to.id, to: from.id }, shown || number)}
            />
            {select('To', to, 'to')}
            <label className="field uc-result">
              <span>Result</span>
              <input type="text" readOnly value={shown} style={{ '--chars': shown.length } as CSSProperties} />
            </label>
          </div>
          <p className="uc-note">
            {error ? (
              <span role="alert">{error.message}.</span>
            ) : (
              converted && (
                <>
                  {converted.inTwo && `${converted.inTwo}. `}
                  {converted.reading && `${converted.reading}. `}
                  {!converted.exact && `Rounded; more exactly ${converted.closer} ${to.symbol}`}
                </>
              )
            )}
          </p>
          {converted?.other && (
            <Button
              small
              className="uc-other"
              label={`Use ${otherNames(units, converted.other)}`}
              onClick={() => choose({ ...converted.other })}
            />
          )}
          <UnitSearch search={search} onSearch={setSearch} onUse={use}>
            <OptionField
              option={tool.options.rounding}
              value={options.values.rounding}
              onChange={(rounding) => options.set({ rounding })}
            />
          </UnitSearch>
        </ResultPanel>
        <HistoryList
          title="Conversion History"
          history={history}
          getKey={({ text }) => text}
          show={({ text }) => text}
          action="Reuse"
          onPress={(entry) => {
            choose({ category: entry.category, from: entry.from, to: entry.to }, entry.value);
          }}
        />
      </div>
      <Panel title="All units" className="uc-all" aside={converted && `${amount} ${from.symbol}`}>
        <AllUnits rows={converted?.all} current={to.id} onChoose={(unit) => choose({ to: unit })} />
      </Panel>
      <HelpGuide steps={helpSteps(props.tool, props.page)} />
    </div>
  );
}
