import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { type FoundUnit, searchUnits } from '@/engines/units/find';
import { getCategory, type Unit } from '@/engines/units/table';
import { Button, CopyButton } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import type { useUnits } from './useUnits';

/** The kinds that have a tab; the others are behind a list. */
const TABS = 8;
/** Units that a search shows. */
const FOUND = 8;

const getLabel = ({ name, symbol }: Unit): string => `${name} (${symbol})`;

interface KindsProps {
  kinds: Readonly<Record<string, string>>;
  current: string;
  onOpen(kind: string): void;
}

/** What is measured: the usual kinds as tabs, the rest in a list. */
export function Kinds({ kinds, current, onOpen }: KindsProps) {
  const tabs = Object.entries(kinds).filter(([kind], place) => place < TABS || kind === current);
  const more = Object.entries(kinds).slice(TABS);
  const row = useRef<HTMLDivElement>(null);
  // The row may be wider than a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the chosen one that has moved.
  useEffect(() => {
    const list = row.current?.querySelector<HTMLElement>('.uc-categories');
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list && tab) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <div className="uc-kinds" ref={row}>
      <Tabs
        label="Category"
        className="uc-categories"
        tabs={Object.fromEntries(tabs)}
        value={current}
        onChange={onOpen}
      />
      <select aria-label="More categories" value="" onChange={(event) => onOpen(event.target.value)}>
        <option value="" disabled>
          {more.length} more
        </option>
        {more.map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The same as the question says, to choose from. */
export function UnitChoice({ state: { units, from, to, choose, swap } }: { state: ReturnType<typeof useUnits> }) {
  const id = useId();
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
    <div className="uc-sides">
      {select('From', from, 'from')}
      <Button iconOnly className="uc-swap" icon="arrow-left-right" label="Swap" onClick={swap} />
      {select('To', to, 'to')}
    </div>
  );
}

interface UnitSearchProps {
  search: string;
  onSearch(text: string): void;
  onUse(found: FoundUnit): void;
  /** Beside the field. */
  children: ReactNode;
}

/** Finds a unit of any kind by its name or symbol. */
export function UnitSearch({ search, onSearch, onUse, children }: UnitSearchProps) {
  const found = useMemo(() => searchUnits(search).slice(0, FOUND), [search]);
  return (
    <>
      <div className="uc-tools">
        <label className="field">
          <span>Search Units</span>
          <input
            type="search"
            value={search}
            placeholder="feet, psi, gallon…"
            autoComplete="off"
            onChange={(event) => onSearch(event.target.value)}
          />
        </label>
        {children}
      </div>
      {search.trim() !== '' && (
        <div className="uc-found" role="status">
          {found.length === 0 && <p className="quiet-note">No unit with that name.</p>}
          {found.map((one) => (
            <Button
              key={one.category + one.unit.id}
              small
              label={`${getLabel(one.unit)} · ${getCategory(one.category).name}`}
              onClick={() => onUse(one)}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface AllUnitsProps {
  /** Absent without a value. */
  rows: readonly { unit: string; name: string; symbol: string; value: string }[] | undefined;
  current: string;
  onChoose(unit: string): void;
}

/** The value in every unit of its kind; pressing one converts to it. */
export const AllUnits = ({ rows, current, onChoose }: AllUnitsProps) =>
  rows ? (
    <ol>
      {rows.map(({ unit, name, symbol, value }) => (
        <li key={unit}>
          <button
            type="button"
            className="uc-choose"
            aria-current={unit === current || undefined}
            onClick={() => onChoose(unit)}
          >
            <span>{name}</span>
            <b>
              {value} {symbol}
            </b>
          </button>
          <CopyButton iconOnly small variant="quiet" label={`Copy ${name}`} value={value} />
        </li>
      ))}
    </ol>
  ) : (
    <div className="empty">
      <p>Enter a value to see it in every unit.</p>
    </div>
  );
