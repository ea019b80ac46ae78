import type { CSSProperties, ReactNode } from 'react';
import { convert, readValue, writeResult } from '@/engines/units/convert';
import type { Unit } from '@/engines/units/table';
import { Button } from '@/ui/controls/Button';
import { type Mark, rulerMarks } from './ruler';
import type { useUnits } from './useUnits';

/** The units of the other reading, each once: megabit and kilobit. */
const otherNames = (units: readonly Unit[], { from, to }: { from: string; to: string }): string =>
  [...new Set([from, to])].map((id) => units.find((unit) => unit.id === id)?.name ?? id).join(' and ');

/** Both start at nothing, so that one is so and so many of the other. */
const isScale = ({ offset, isReciprocal }: Unit): boolean => !offset && !isReciprocal;

/** "1 in = 2.54 cm" */
function rateOf(from: Unit, to: Unit): string | undefined {
  if (from.id === to.id || !isScale(from) || !isScale(to)) return undefined;
  const { text, exact } = writeResult(convert(readValue('1'), from, to), 'digits10');
  return `1 ${from.symbol} ${exact ? '=' : '≈'} ${text} ${to.symbol}`;
}

/** The result, what it was read from, and how exact it is. */
export function Answer({ state, children }: { state: ReturnType<typeof useUnits>; children?: ReactNode }) {
  const { shown, amount, from, to, error, converted, units, choose } = state;
  const rate = amount === '1' ? undefined : rateOf(from, to);
  return (
    <div className="uc-answer">
      <p className="uc-asked">{converted ? `${amount} ${from.symbol}` : '\u00a0'}</p>
      <p className="uc-result" style={{ '--chars': shown.length + to.symbol.length / 2 + 1 } as CSSProperties}>
        <label>
          <span className="unseen">Result</span>
          <input type="text" readOnly value={shown} style={{ width: `${Math.max(1, shown.length)}ch` }} />
        </label>
        <span aria-hidden="true">{shown && to.symbol}</span>
      </p>
      <p className="uc-note">
        {error ? (
          <span role="alert">{error.message}.</span>
        ) : (
          converted && (
            <>
              {converted.inTwo && `${converted.inTwo}. `}
              {converted.reading && `${converted.reading}. `}
              {converted.exact ? 'Exactly' : `Rounded; more exactly ${converted.closer} ${to.symbol}`}
              {rate && ` · ${rate}`}
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
      {isScale(from) && isScale(to) && from.id !== to.id && <Ruler state={state} />}
      {children}
    </div>
  );
}

/** The result on a ruler with both units, where neighboring values can be read too. Its room stays while there is none. */
function Ruler({ state: { amount, shown, from, to, converted } }: { state: ReturnType<typeof useUnits> }) {
  const value = converted && readValue(amount);
  const marks = value && rulerMarks(Number(value.top) / Number(value.bottom), Number(shown));
  return (
    <div className="uc-ruler" aria-hidden="true">
      {marks && (
        <>
          <Marks marks={marks.result} symbol={to.symbol} />
          <div className="uc-bar">
            <div style={{ width: `${marks.reach * 100}%` }} />
          </div>
          <Marks marks={marks.value} symbol={from.symbol} />
        </>
      )}
    </div>
  );
}

/** How much of a ruler on a phone a letter takes. */
const LETTER = 0.025;

const Marks = ({ marks, symbol }: { marks: readonly Mark[]; symbol: string }) => (
  <ol>
    {marks.map(({ at, label }) => (
      <li key={at} style={{ left: `${at * 100}%` }}>
        {at === 0 ? <span>{symbol}</span> : at > (symbol.length + 2) * LETTER && <span>{label}</span>}
      </li>
    ))}
  </ol>
);
