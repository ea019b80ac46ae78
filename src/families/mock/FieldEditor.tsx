import { type PointerEvent, useRef, useState } from 'react';
import { addRow, changeRow, type FieldRow, moveRow, removeRow } from '@/engines/mock/rows';
import { TYPES } from '@/engines/mock/types';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import './fields.css';

const NAMES = [...Object.keys(TYPES), 'regex'].sort();

/** What stands between the parentheses of the types that take something. */
const TAKES: Readonly<Record<string, string>> = {
  sequence: 'start, step',
  integer: '0, 1000',
  decimal: '0, 1000, 2 decimals',
  price: '1, 200',
  normal: 'mean, deviation, decimals',
  boolean: 'share that is true, 50',
  digits: 'how many',
  email: 'field with the name',
  'user name': 'field with the name',
  age: '18, 90',
  date: '2020-01-01, 2025-12-31',
  'date time': '2020-01-01, 2025-12-31',
  timestamp: '2020-01-01, 2025-12-31',
  words: '2, 5',
  'one of': 'free 60, pro 30',
  constant: 'the value',
  field: 'field above',
  regex: '[A-Z]{3}-\\d{4}',
};

interface FieldEditorProps {
  text: string;
  rows: readonly FieldRow[];
  /** The line that is wrong, from 1. */
  wrong: number | undefined;
  onChange(text: string): void;
}

/** The lines of fields as a form over the same text. */
export default function FieldEditor({ text, rows, wrong, onChange }: FieldEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = (from: number, to: number) => {
    const [row, other] = [rows[from], rows[to]];
    if (row && other) onChange(moveRow(text, row, other));
  };
  /** The next row at the same depth, which a key moves a field to. */
  const neighbor = (at: number, by: number): number => {
    const depth = rows[at]!.indent.length;
    for (let to = at + by; ; to += by) {
      const other = rows[to];
      if (!other || other.indent.length < depth) return -1;
      if (other.indent.length === depth) return to;
    }
  };
  const drag = (event: PointerEvent<HTMLButtonElement>, at: number) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const over = [...(list.current?.children ?? [])].findIndex((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    if (over >= 0 && over !== at) move(at, over);
  };
  return (
    <div className="fe">
      <ul ref={list} aria-label="Fields">
        {rows.map((row, at) => (
          <Row
            key={at}
            row={row}
            isWrong={wrong === row.line + 1}
            onChange={(changes) => onChange(changeRow(text, row, changes))}
            onRemove={() => onChange(removeRow(text, row))}
            onDrag={(event) => drag(event, at)}
            onStep={(by) => {
              const to = neighbor(at, by);
              if (to < 0) return;
              move(at, to);
              // The grip of the field that was moved, wherever it stands now.
              requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('.fe-grip')[to]?.focus());
            }}
          />
        ))}
      </ul>
      <Button small variant="quiet" icon="plus" label="Add a Field" onClick={() => onChange(addRow(text))} />
    </div>
  );
}

interface RowProps {
  row: FieldRow;
  isWrong: boolean;
  onChange(changes: Partial<FieldRow>): void;
  onRemove(): void;
  onDrag(event: PointerEvent<HTMLButtonElement>): void;
  onStep(by: number): void;
}

function Row({ row, isWrong, onChange, onRemove, onDrag, onStep }: RowProps) {
  const { name, indent, type, args, list, unique, nulls } = row;
  const [open, setOpen] = useState(false);
  const takes = TAKES[type];
  return (
    <li className={isWrong ? 'fe-wrong' : ''} style={{ paddingInlineStart: `${indent.length * 8}px` }}>
      <Grip name={name} onDrag={onDrag} onStep={onStep} />
      <input
        type="text"
        className="fe-name"
        aria-label={`Name of ${name}`}
        value={name}
        {...PLAIN_TEXT}
        onChange={({ target }) => {
          // These end a name in the text.
          const next = target.value.replace(/[:[\]#\r\n]/g, '');
          if (next.trim() !== '') onChange({ name: next.trimStart() });
        }}
      />
      <TypeSelect name={name} type={type} onChange={onChange} />
      <button
        type="button"
        className="button quiet icon-only"
        aria-label={`More about ${name}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="ellipsis" />
      </button>
      {(takes !== undefined || args !== '') && (
        <input
          type="text"
          className="fe-args"
          aria-label={`Arguments of ${name}`}
          placeholder={takes}
          value={args}
          {...PLAIN_TEXT}
          onChange={({ target }) => onChange({ args: target.value })}
        />
      )}
      {(open || unique || nulls > 0 || list !== undefined) && (
        <RowDetails row={row} onChange={onChange} onRemove={onRemove} />
      )}
    </li>
  );
}

const PLAIN_TEXT = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;

/** Moves its row by pointer or by keys. */
const Grip = ({ name, onDrag, onStep }: Pick<RowProps, 'onDrag' | 'onStep'> & { name: string }) => (
  <button
    type="button"
    className="button quiet icon-only fe-grip"
    aria-label={`Move ${name}. Arrow keys move it.`}
    title="Drag, or press the arrow keys"
    onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
    onPointerMove={onDrag}
    onKeyDown={(event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      onStep(by);
    }}
  >
    <Icon name="grip-vertical" />
  </button>
);

const TypeSelect = ({ name, type, onChange }: Pick<FieldRow, 'name' | 'type'> & Pick<RowProps, 'onChange'>) => (
  <select
    aria-label={`Type of ${name}`}
    value={type}
    onChange={({ target }) => onChange({ type: target.value, args: '', ...(target.value === '' && { unique: false }) })}
  >
    <option value="">object</option>
    {type !== '' && !NAMES.includes(type) && <option>{type}</option>}
    {NAMES.map((one) => (
      <option key={one}>{one}</option>
    ))}
  </select>
);

/** What few fields need: no value twice, some without one, several in a list. */
const RowDetails = ({
  row: { name, unique, nulls, list },
  onChange,
  onRemove,
}: Omit<RowProps, 'isWrong' | 'onDrag' | 'onStep'>) => (
  <div className="fe-more">
    <label>
      <input
        type="checkbox"
        aria-label={`Unique: ${name}`}
        checked={unique}
        onChange={() => onChange({ unique: !unique })}
      />{' '}
      Unique
    </label>
    <label>
      Nulls %
      <input
        type="text"
        inputMode="numeric"
        aria-label={`Nulls % of ${name}`}
        value={nulls || ''}
        placeholder="0"
        onChange={({ target }) =>
          onChange({ nulls: Math.min(100, Number(target.value.replace(/\D/g, '').slice(0, 3))) })
        }
      />
    </label>
    <label>
      <input
        type="checkbox"
        aria-label={`List: ${name}`}
        checked={list !== undefined}
        onChange={() => onChange({ list: list === undefined ? '1-3' : undefined })}
      />{' '}
      List
    </label>
    {list !== undefined && (
      <label>
        of
        <input
          type="text"
          aria-label={`Items of ${name}`}
          value={list}
          placeholder="1-3"
          onChange={({ target }) => onChange({ list: target.value.replace(/[^\d–-]/g, '') })}
        />
      </label>
    )}
    <Button small variant="quiet" icon="trash-2" label="Remove" aria-label={`Remove ${name}`} onClick={onRemove} />
  </div>
);
