import { type CSSProperties, type ReactNode, useState } from 'react';
import type { IconName } from '@/kit/icon-name';
import { Icon } from '@/ui/controls/Icon';
import type { Entry, Shot, ShownTable } from './entry';
import {
  canUnfold,
  cellText,
  countMore,
  getCells,
  getHeader,
  getRows,
  getTokens,
  readStyle,
  type Token,
} from './present';

const Tokens = ({ tokens }: { tokens: readonly Token[] }) =>
  tokens.map(({ text, token }, at) => (
    <span key={at} className={token && `js-${token}`}>
      {text}
    </span>
  ));

/** What was unfolded stays so when it is scrolled out of sight and back. */
const unfolded = new WeakMap<Shot, boolean>();

/** A value that unfolds, level by level. */
function Value({ shot, name, open: initially = false }: { shot: Shot; name?: readonly Token[]; open?: boolean }) {
  const [open, setOpen] = useState(() => unfolded.get(shot) ?? initially);
  const toggle = () => {
    unfolded.set(shot, !open);
    setOpen(!open);
  };
  const label = (
    <>
      {name && <Tokens tokens={name} />}
      <Tokens tokens={getTokens(shot, 0)} />
    </>
  );
  if (!canUnfold(shot)) return <span className={name && 'js-leaf'}>{label}</span>;
  return (
    <span className="js-value">
      <button type="button" className="js-unfold" aria-expanded={open} onClick={toggle}>
        <Icon name="chevron-right" />
        <span>{label}</span>
      </button>
      {open && (
        <span className="js-inside">
          {getRows(shot).map((row, at) => (
            <Value key={at} shot={row.value} name={row.name} />
          ))}
          {shot.m && <span className="js-leaf js-quiet">{countMore(shot)}</span>}
        </span>
      )}
    </span>
  );
}

/** Inside a group's button there can be no further buttons: `flat` shows values on one line. */
function Parts({ entry, flat }: { entry: Entry; flat: boolean }) {
  const shown: ReactNode[] = [];
  let style: CSSProperties | undefined;
  for (const [at, [kind, value]] of entry.parts.entries()) {
    if (kind === 'c') style = readStyle(value);
    else if (kind === 'v' && flat) shown.push(<Tokens key={at} tokens={getTokens(value)} />);
    else if (kind === 'v') shown.push(<Value key={at} shot={value} open={entry.type === 'dir'} />);
    else
      shown.push(
        <span key={at} style={style}>
          {value}
        </span>,
      );
  }
  return shown;
}

const Table = ({ table }: { table: ShownTable }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark for every table that is logged.
  <div className="js-table" role="group" aria-label="Table" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {getHeader(table).map((name, at) => (
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">{row.index}</th>
            {getCells(table, row).map((cell, column) => (
              <td key={column} title={cell ? cellText(cell) : undefined}>
                {cell && <Tokens tokens={getTokens(cell)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {table.more > 0 && <p className="js-quiet">{table.more} more rows not kept</p>}
  </div>
);

const LOOKS: Readonly<Partial<Record<Entry['type'], { icon: IconName; means: string }>>> = {
  error: { icon: 'circle-x', means: 'Error' },
  assert: { icon: 'circle-x', means: 'Error' },
  warn: { icon: 'triangle-alert', means: 'Warning' },
  info: { icon: 'info', means: 'Info' },
  note: { icon: 'info', means: 'Note' },
  input: { icon: 'chevron-right', means: 'Input' },
  result: { icon: 'chevron-left', means: 'Result' },
  time: { icon: 'timer', means: 'Timer' },
  count: { icon: 'hash', means: 'Count' },
};

export interface RowProps {
  entry: Entry;
  open: boolean;
  onToggle(group: number): void;
  onLine(line: number): void;
}

export function Row({ entry, open, onToggle, onLine }: RowProps) {
  const { icon, means } = LOOKS[entry.type] ?? {};
  const { group, line, table, trace, depth } = entry;
  const message = (
    <span className="js-said">
      <Parts entry={entry} flat={group !== undefined} />
      {table && <Table table={table} />}
      {trace && <span className="js-trace">{trace}</span>}
    </span>
  );
  return (
    <div
      className={`js-entry ${entry.type}`}
      style={depth > 0 ? { paddingLeft: 14 + Math.min(depth, 12) * 16 } : undefined}
    >
      {icon && <Icon name={icon} />}
      {means && <span className="unseen">{means}: </span>}
      {group === undefined ? (
        message
      ) : (
        <button type="button" className="js-unfold js-group grow" aria-expanded={open} onClick={() => onToggle(group)}>
          <Icon name="chevron-right" />
          {message}
        </button>
      )}
      {line !== undefined && (
        <button type="button" className="js-line" title={`Show line ${line}`} onClick={() => onLine(line)}>
          <span className="unseen">Line </span>
          {line}
        </button>
      )}
    </div>
  );
}
