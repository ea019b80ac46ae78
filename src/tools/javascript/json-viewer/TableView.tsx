import { type CSSProperties, useMemo, useState } from 'react';
import { childCount, getPath, isContainer, type JsonDocument, JsonKind, valueText } from '@/engines/json';
import { getCells, MOST_COLUMNS, rowName, sortedRows, tableAt, tablesIn } from '@/engines/json/tables';
import { Icon } from '@/ui/controls/Icon';
import { plural } from '@/ui/output/count';
import { VirtualRows } from '@/ui/output/VirtualRows';
import { ValuePreview } from './ValuePreview';
import './views.css';

/** Tables offered to choose from. */
const MOST_TABLES = 50;
const ROW = 30;
const SAMPLE = 50;
const LONGEST_CELL = 200;
/** Characters that a column may be wide by what is in it. */
const WIDEST = 36;
const NARROWEST = 6;

const KINDS: Readonly<Record<number, string>> = { [JsonKind.string]: 't-string', [JsonKind.number]: 't-number' };

function summary(document: JsonDocument, node: number): string {
  const brackets = document.kind[node] === JsonKind.array ? '[ ]' : '{ }';
  return `${brackets} ${plural(childCount(document, node), 'item')}`;
}
function shortText(document: JsonDocument, node: number): string {
  if (isContainer(document, node)) return summary(document, node);
  const { start, end, text } = document;
  const from = start[node]!;
  return end[node]! - from > LONGEST_CELL ? `${text.slice(from, from + LONGEST_CELL)}…` : valueText(document, node);
}

interface TableViewProps {
  document: JsonDocument;
  /** Goes to a value in the tree. */
  onReveal(node: number): void;
}

/** A list of objects as a table of any length: a column for every key, sorted by any of them. */
export default function TableView({ document, onReveal }: TableViewProps) {
  const tables = useMemo(() => tablesIn(document, MOST_TABLES), [document]);
  const [picked, setPicked] = useState<{ document: JsonDocument; node: number }>();
  const node = (picked?.document === document ? picked.node : undefined) ?? tables[0]?.node;
  if (node === undefined)
    return (
      <div className="empty">
        <p>This document has no list of objects to show as a table.</p>
      </div>
    );
  return (
    <div className="jw-view">
      <div className="jw-view-bar">
        <label className="jw-pick">
          <span>Table</span>
          <select value={node} onChange={(event) => setPicked({ document, node: Number(event.target.value) })}>
            {tables.map((table) => (
              <option key={table.node} value={table.node}>
                {getPath(document, table.node, 'short')} ({plural(table.rows, 'row')})
              </option>
            ))}
          </select>
        </label>
      </div>
      <Rows key={node} document={document} node={node} onReveal={onReveal} />
    </div>
  );
}

/** In characters, by the first rows: of their names, then of each column. The column without a name has rows that are no objects. */
function columnWidths(document: JsonDocument, rows: readonly number[], names: readonly string[]): readonly number[] {
  const sample = rows.slice(0, SAMPLE);
  const getWidth = (texts: readonly number[], title: string) =>
    Math.max(NARROWEST, Math.min(WIDEST, Math.max(title.length + 3, ...texts) + 2));
  const first = getWidth(
    sample.map((row) => rowName(document, row).length),
    '',
  );
  const cells = sample.map((row) => getCells(document, row));
  const getLength = (found: number | undefined) => (found === undefined ? 0 : shortText(document, found).length);
  return [
    first,
    ...names.map((name) =>
      getWidth(name === '' ? sample.map(getLength) : cells.map((row) => getLength(row.get(name))), name || 'value'),
    ),
  ];
}

interface Sort {
  column: string;
  isDown: boolean;
}

/** Up, down, and back to the order of the document. */
const nextSort = (old: Sort | undefined, column: string): Sort | undefined =>
  old?.column !== column ? { column, isDown: false } : old.isDown ? undefined : { column, isDown: true };

function Rows({ document, node, onReveal }: TableViewProps & { node: number }) {
  const { columns, hasLoose, rows } = useMemo(() => tableAt(document, node), [document, node]);
  const [sort, setSort] = useState<Sort>();
  const order = useMemo(
    () => (sort ? sortedRows(document, rows, sort.column, sort.isDown) : rows),
    [document, rows, sort],
  );
  const names = useMemo(() => [...(hasLoose ? [''] : []), ...columns], [columns, hasLoose]);
  const widths = useMemo(() => columnWidths(document, rows, names), [document, rows, names]);

  const flip = (column: string) => setSort((old) => nextSort(old, column));
  const style = {
    '--columns': widths.map((width) => `${width}ch`).join(' '),
    '--width': `${widths.reduce((sum, width) => sum + width, 0)}ch`,
  } as CSSProperties;
  const cell = (key: string, found: number | undefined) => (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed by hand, which the elements of a table do not allow.
    <span key={key} role="cell">
      {found === undefined ? null : isContainer(document, found) ? (
        <button type="button" title="Show in tree" onClick={() => onReveal(found)}>
          {summary(document, found)}
        </button>
      ) : (
        <>
          <span className={KINDS[document.kind[found]!] ?? 't-literal'}>{shortText(document, found)}</span>
          <ValuePreview document={document} node={found} />
        </>
      )}
    </span>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed by hand, which the elements of a table do not allow.
    <div
      className="jw-table"
      role="table"
      aria-label="Table"
      aria-rowcount={rows.length + 1}
      style={style}
      onScrollCapture={({ currentTarget, target }) =>
        currentTarget.style.setProperty('--x', `${(target as Element).scrollLeft}px`)
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div className="jw-head" role="rowgroup">
        {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: a row of a table is none to be focused. */}
        <div className="jw-cells" role="row" aria-rowindex={1}>
          {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: as above. */}
          <span role="columnheader">
            <span className="unseen">Row</span>
          </span>
          {names.map((name) => (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            // biome-ignore lint/a11y/useFocusableInteractive: its button is.
            <span
              key={name}
              role="columnheader"
              aria-sort={sort?.column === name ? (sort.isDown ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" onClick={() => flip(name)} title={`Sort by ${name || 'value'}`}>
                {name || 'value'}
                {sort?.column === name && <Icon name={sort.isDown ? 'arrow-down' : 'arrow-up'} />}
              </button>
            </span>
          ))}
        </div>
      </div>
      <VirtualRows
        role="rowgroup"
        aria-label="Rows"
        count={order.length}
        rowHeight={ROW}
        row={(index) => {
          const row = order[index]!;
          const cells = getCells(document, row);
          const isLoose = document.kind[row] !== JsonKind.object;
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            // biome-ignore lint/a11y/useFocusableInteractive: as above.
            <div key={row} className="jw-cells" role="row" aria-rowindex={index + 2}>
              {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: as above. */}
              <span role="rowheader">
                <button type="button" title="Show in tree" onClick={() => onReveal(row)}>
                  {rowName(document, row)}
                </button>
              </span>
              {names.map((name) => cell(name, name === '' && isLoose ? row : cells.get(name)))}
            </div>
          );
        }}
      />
      {columns.length === MOST_COLUMNS && <p className="hint-bar">The first {MOST_COLUMNS} columns are shown.</p>}
    </div>
  );
}
