import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { graphemesOf } from '@/engines/text/segment';
import { characterWidth, readCells, readTabbed, writeCells } from '@/engines/text-table';
import { type Input, inputsOf } from '@/kit/input';
import { Button, CopyButton } from '@/ui/Button';
import { download } from '@/ui/download';
import { EditActions } from '@/ui/EditActions';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { readText } from '@/ui/files';
import { HelpGuide } from '@/ui/HelpGuide';
import { OptionStrip } from '@/ui/OptionStrip';
import { Panel } from '@/ui/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { ShareMenu } from '@/ui/ShareMenu';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/Toast';
import { UploadButton } from '@/ui/UploadButton';
import { useFileDrop } from '@/ui/useFileDrop';
import { useInputs } from '@/ui/useInputs';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import {
  addColumn,
  addRow,
  type Grid,
  MOST_COLUMNS,
  MOST_ROWS,
  overlaid,
  removeColumn,
  removeRow,
  squared,
} from './grid';
import './view.css';

/** What came in a link may be no table at all; then there is an empty one to fill. */
function gridOf(text: string): Grid {
  try {
    return squared(readCells(text));
  } catch {
    return [['']];
  }
}

export default function AsciiTable({ slug, tool }: ToolPageProps) {
  const [, input] = inputsOf(tool.input)[0] as readonly [string, Input];
  const edited = useInputs(useMemo(() => ({ input: input.initial ?? '' }), [input]));
  const written = edited.value.input as string;
  const grid = useMemo(() => gridOf(written), [written]);
  const [tab, setTab] = useState<'editor' | 'preview'>('editor');
  const options = useOptions(slug, tool.options);
  const { values, ready } = options;
  const { start, outcome, error, stale } = useRun(slug, tool);

  useEffect(() => {
    if (ready) start(writeCells(grid), values);
  }, [ready, grid, values, start]);

  const art = outcome ? (outcome.shown.value as string) : '';
  const put = (next: Grid) => edited.replace({ input: writeCells(next) });
  const sayLimit = (rows: number, columns: number) => {
    if (rows > MOST_ROWS || columns > MOST_COLUMNS)
      toast({
        title: 'Not everything fits',
        description: `The editor takes ${MOST_ROWS} rows and ${MOST_COLUMNS} columns. The command line takes more.`,
        tone: 'destructive',
      });
  };
  const takeFile = async (file: File | undefined) => {
    const text = file && (await readText(file));
    if (text === undefined) return;
    try {
      const cells = readCells(text);
      sayLimit(cells.length, Math.max(1, ...cells.slice(0, MOST_ROWS).map((row) => row.length)));
      put(squared(cells));
    } catch (problem) {
      toast({ title: 'Not a table', description: (problem as Error).message, tone: 'destructive' });
    }
  };
  const { zone } = useFileDrop(([file]) => takeFile(file));
  const columns = grid[0]!.length;

  return (
    <div
      className="ascii-table"
      {...zone}
      onPaste={(event) => {
        const [file] = event.clipboardData.files;
        // Spreadsheets put a picture beside the cells they copy.
        if (!file || event.clipboardData.getData('text/plain') !== '') return;
        event.preventDefault();
        takeFile(file);
      }}
    >
      <OptionStrip shape={tool.options} options={options}>
        <Tabs label="View" tabs={{ editor: 'Editor', preview: 'Preview' }} value={tab} onChange={setTab} />
        <div className="strip-actions">
          <Button
            look="primary"
            label="Generate"
            onClick={() => {
              edited.settle();
              start(writeCells(grid), values);
            }}
          />
        </div>
      </OptionStrip>
      {tab === 'editor' && (
        <Panel
          className="ascii-table-editor"
          title="Cells"
          aside={`${grid.length} × ${columns}`}
          actions={
            <>
              <UploadButton file="Table file" accept={input.accept} onFiles={([file]) => takeFile(file)} />
              <EditActions edited={edited} empty={grid.every((row) => row.every((cell) => cell === ''))} />
            </>
          }
        >
          <div className="ascii-table-buttons">
            <Button
              small
              icon="plus"
              label="Add Row"
              disabled={grid.length >= MOST_ROWS}
              onClick={() => put(addRow(grid))}
            />
            <Button
              small
              icon="minus"
              label="Remove Row"
              disabled={grid.length === 1}
              onClick={() => put(removeRow(grid))}
            />
            <Button
              small
              icon="plus"
              label="Add Column"
              disabled={columns >= MOST_COLUMNS}
              onClick={() => put(addColumn(grid))}
            />
            <Button
              small
              icon="minus"
              label="Remove Column"
              disabled={columns === 1}
              onClick={() => put(removeColumn(grid))}
            />
          </div>
          <Cells
            grid={grid}
            header={Boolean(values.header)}
            onType={(next) => edited.change(() => ({ input: writeCells(next) }))}
            onPut={put}
            onLarge={sayLimit}
          />
        </Panel>
      )}
      <Panel
        className={`output-box ${stale ? 'stale' : ''}`}
        title={tool.output.label}
        actions={
          <>
            <CopyButton small look="quiet" value={art} says="Copied to clipboard" disabled={art === ''} />
            <Button
              small
              look="quiet"
              icon="download"
              label="Download"
              disabled={art === ''}
              onClick={() => {
                download('ascii-table.txt', art);
                toast('Downloaded');
              }}
            />
            <ShareMenu shape={tool.options} options={values} inputs={{ input: writeCells(grid) }} />
          </>
        }
      >
        {error && <ErrorBanner error={error} />}
        <div className="output-body">
          <Drawing art={art} label={tool.output.label} />
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(tool)} />
    </div>
  );
}

/** What every monospaced font draws in its own width: ASCII and the lines of boxes. */
const STEADY = /^[ -~\u2500-\u257f\n]*$/;

/** Each character that may come from another font is put into as many columns as it counts for. */
function aligned(art: string): ReactNode {
  if (STEADY.test(art)) return art;
  const parts: ReactNode[] = [];
  let plain = '';
  for (const character of graphemesOf(art)) {
    if (STEADY.test(character)) {
      plain += character;
      continue;
    }
    parts.push(
      plain,
      <span key={parts.length} className={`cell-${characterWidth(character)}`}>
        {character}
      </span>,
    );
    plain = '';
  }
  return [...parts, plain];
}

function Drawing({ art, label }: { art: string; label: string }) {
  const drawn = useMemo(() => aligned(art), [art]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area cannot hold a character to its columns.
    <div className="text-out" tabIndex={0} role="textbox" aria-readonly="true" aria-multiline="true" aria-label={label}>
      {drawn}
    </div>
  );
}

interface CellsProps {
  grid: Grid;
  header: boolean;
  onType(next: Grid): void;
  onPut(next: Grid): void;
  onLarge(rows: number, columns: number): void;
}

function Cells({ grid, header, onType, onPut, onLarge }: CellsProps) {
  const table = useRef<HTMLTableElement>(null);
  /** A row that is to be entered once it is there. */
  const wanted = useRef<readonly [row: number, column: number]>(undefined);
  const focus = (row: number, column: number) => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row},${column}"]`);
    cell?.focus();
    cell?.select();
  };
  useEffect(() => {
    if (!wanted.current) return;
    focus(...wanted.current);
    wanted.current = undefined;
  });

  const onKeyDown = (event: KeyboardEvent, row: number, column: number) => {
    if (event.nativeEvent.isComposing) return;
    const down = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (down === 0) return;
    event.preventDefault();
    if (event.key === 'Enter' && row === grid.length - 1 && grid.length < MOST_ROWS) {
      wanted.current = [row + 1, column];
      onPut(addRow(grid));
    } else focus(row + down, column);
  };
  const onPaste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain');
    // One cell is pasted as any text is.
    if (!/[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''))) return;
    event.preventDefault();
    let cells: Grid;
    try {
      cells = readTabbed(text);
    } catch {
      // A stray quote: then it is no quoting at all.
      cells = text
        .replace(/\r?\n$/, '')
        .split(/\r\n|\r|\n/)
        .map((line) => line.split('\t'));
    }
    const widest = cells.reduce((most, line) => Math.max(most, line.length), 0);
    onLarge(row + cells.length, column + widest);
    onPut(overlaid(grid, row, column, cells.slice(0, MOST_ROWS)));
  };

  return (
    <div className="ascii-table-cells">
      <table ref={table}>
        <thead>
          <tr>
            <td />
            {grid[0]!.map((_, column) => (
              <td key={column}>
                <Button
                  small
                  iconOnly
                  look="quiet"
                  icon="x"
                  label={`Delete column ${column + 1}`}
                  disabled={grid[0]!.length === 1}
                  onClick={() => onPut(removeColumn(grid, column))}
                />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.map((cells, row) => (
            <tr key={row} className={header && row === 0 ? 'heading' : undefined}>
              <td>
                <Button
                  small
                  iconOnly
                  look="quiet"
                  icon="x"
                  label={`Delete row ${row + 1}`}
                  disabled={grid.length === 1}
                  onClick={() => onPut(removeRow(grid, row))}
                />
              </td>
              {cells.map((cell, column) => (
                <td key={column}>
                  <input
                    type="text"
                    aria-label={`Row ${row + 1}, column ${column + 1}`}
                    data-cell={`${row},${column}`}
                    value={cell}
                    spellCheck={false}
                    autoComplete="off"
                    onChange={(event) => onType(overlaid(grid, row, column, [[event.target.value]]))}
                    onKeyDown={(event) => onKeyDown(event, row, column)}
                    onPaste={(event) => onPaste(event, row, column)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
