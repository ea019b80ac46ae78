import { type ClipboardEvent, type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import { type Cells, readPasted } from './cells';
import { BORDER_COLOR } from './frameworks';
import { hasFooter, isAnchor, layOut } from './merge';
import { getSide, MOST, placeholder, type TableColors, type TableSettings } from './table';

/** More cells than this are written but not drawn: each can be edited, and that costs. */
const MOST_DRAWN = 1500;

export interface Place {
  readonly row: number;
  readonly column: number;
}

interface PreviewProps {
  cells: Cells;
  settings: TableSettings;
  colors: TableColors;
  selected: Place;
  onSelect(place: Place): void;
  onPut(row: number, column: number, values: Cells): void;
  /** A table that was pasted with what it is made of. */
  onTable(html: string): void;
}

/** The table as the output draws it, with cells that can be typed into. */
export function Preview({ cells, settings, colors, selected, onSelect, onPut, onTable }: PreviewProps) {
  const { rows, headerRow, headerColumn, responsive, caption, borderWidth, borderStyle, spacing } = settings;
  const columns = Math.min(settings.columns, MOST.columns);
  const drawn = Math.max(1, Math.min(rows, Math.floor(MOST_DRAWN / columns)));
  const style = {
    '--table-width': settings.width,
    '--table-collapse': spacing === 0 ? 'collapse' : 'separate',
    '--table-spacing': `${spacing}px`,
    '--table-padding': `${settings.padding}px`,
    '--table-border': borderWidth === 0 ? '0' : `${borderWidth}px ${borderStyle} ${BORDER_COLOR}`,
    '--table-align': settings.alignment,
    '--table-header': colors.headerBackground,
    '--table-header-ink': colors.headerText,
    '--table-cell': colors.cellBackground,
    '--table-ink': colors.cellText,
    '--table-zebra': settings.zebra ? colors.zebra : colors.cellBackground,
  } as CSSProperties;
  const hover = settings.hover ? ({ '--table-hover': colors.hover } as CSSProperties) : {};

  const grid = useMemo(() => layOut(cells, settings), [cells, settings]);
  const footerAt = hasFooter(settings) ? rows - 1 : rows;
  const selectedCell = grid[selected.row]?.[selected.column];

  const row = (at: number) => (
    <tr key={at}>
      {Array.from({ length: columns }, (_, column) => {
        const cell = grid[at]![column]!;
        if (!isAnchor(cell, at, column)) return null;
        const isHeader = headerRow && at === 0;
        const isRowHeader = !isHeader && headerColumn && column === 0;
        const Tag = isHeader || isRowHeader ? 'th' : 'td';
        return (
          <Tag
            key={column}
            scope={isHeader ? 'col' : isRowHeader ? 'row' : undefined}
            rowSpan={cell.rows > 1 ? Math.min(cell.rows, drawn - at) : undefined}
            colSpan={cell.columns > 1 ? Math.min(cell.columns, columns - column) : undefined}
            data-selected={cell === selectedCell || undefined}
            style={{ textAlign: getSide(column, settings) }}
          >
            <Cell
              text={cell.text}
              name={placeholder(at, column, settings)}
              onFocus={() => onSelect({ row: at, column })}
              onType={(text) => onPut(at, column, [[text]])}
              onPaste={(table) => onPut(at, column, table)}
              onTable={onTable}
            />
          </Tag>
        );
      })}
    </tr>
  );
  const body = Array.from({ length: Math.min(drawn, footerAt) }, (_, at) => at).slice(headerRow ? 1 : 0);

  return (
    <div className="table-stage">
      <div
        className={`table-preview ${settings.hover ? 'hovers' : ''} ${responsive ? 'responsive' : ''}`}
        style={{ ...style, ...hover }}
      >
        <table aria-label="Preview of the table" data-main-input="">
          {caption.trim() !== '' && <caption>{caption.trim()}</caption>}
          {headerRow && <thead>{row(0)}</thead>}
          {body.length > 0 && <tbody>{body.map(row)}</tbody>}
          {footerAt < drawn && <tfoot>{row(footerAt)}</tfoot>}
        </table>
      </div>
      {drawn < rows && (
        <p className="quiet-note">
          The first {drawn} of {rows} rows are shown; the HTML has them all.
        </p>
      )}
      {columns < settings.columns && (
        <p className="quiet-note">
          The first {columns} of {settings.columns} columns are shown; the HTML has them all.
        </p>
      )}
    </div>
  );
}

interface CellProps {
  text: string;
  name: string;
  onFocus(): void;
  onType(text: string): void;
  onPaste(table: Cells): void;
  onTable(html: string): void;
}

function Cell({ text, name, onFocus, onType, onPaste, onTable }: CellProps) {
  const box = useRef<HTMLDivElement>(null);
  // The element keeps its own text while it is typed into: to set it would move the cursor.
  useLayoutEffect(() => {
    const element = box.current!;
    if (element.innerText.replace(/\n$/, '') !== text) element.textContent = text;
  }, [text]);

  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    if (/<t[dh][^>]*\s(?:col|row)span\s*=\s*["']?(?:[2-9]|1\d)/i.test(html)) {
      event.preventDefault();
      return onTable(html);
    }
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(pasted.replace(/\r?\n$/, ''))) return;
    event.preventDefault();
    onPaste(readPasted(pasted));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field has a size of its own, and the table would not look as it will.
    <div
      ref={box}
      role="textbox"
      aria-label={name}
      aria-multiline="true"
      tabIndex={0}
      className="table-cell"
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      data-placeholder={name}
      spellCheck={false}
      onFocus={onFocus}
      onInput={(event) => onType(event.currentTarget.innerText.replace(/\n$/, ''))}
      onPaste={paste}
    />
  );
}
