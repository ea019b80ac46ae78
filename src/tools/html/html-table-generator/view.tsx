import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { fetchColors, NOT_FETCHED } from '@/engines/color/entered';
import { InputError } from '@/engines/input-error';
import type { Shown } from '@/kit/output';
import { Button, CopyButton } from '@/ui/controls/Button';
import { EditActions } from '@/ui/controls/EditActions';
import { ToolExamples } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { OptionFields } from '@/ui/controls/OptionFields';
import { OptionsButton } from '@/ui/controls/OptionsButton';
import { summarizeOptions } from '@/ui/controls/option-summary';
import { ResetButton } from '@/ui/controls/ResetButton';
import { ShareMenu } from '@/ui/controls/ShareMenu';
import { Sheet } from '@/ui/controls/Sheet';
import { Tabs } from '@/ui/controls/Tabs';
import { UseInButton } from '@/ui/controls/UseInButton';
import { useOptions } from '@/ui/hooks/useOptions';
import { useInputs } from '@/ui/input/useInputs';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { ErrorBanner } from '@/ui/output/ErrorBanner';
import { OutputView } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { type Cells, checkSize, putCells, readPasted, wholeSize, writeCells } from './cells';
import { ImportTable } from './ImportTable';
import { type Place, Preview } from './Preview';
import type { ReadTable } from './read';
import { type Edit, TableTools } from './TableTools';
import { canReadColors, MOST, readColors, type TableColors, type TableSettings } from './table';
import type tool from './tool';
import { writeCss, writeHtml } from './write';
import './view.css';

const TABS = {
  preview: 'Preview',
  html: 'HTML',
  css: 'CSS',
  markdown: 'Markdown',
  csv: 'CSV',
  latex: 'LaTeX',
} as const;
/** What is written only where it is asked for. */
const TEXTS = {
  markdown: { label: 'Markdown', file: 'table.md' },
  csv: { label: 'CSV', file: 'table.csv' },
  latex: { label: 'LaTeX', file: 'table.tex' },
} as const;
type TextPart = keyof typeof TEXTS;
const isTextPart = (tab: string): tab is TextPart => tab in TEXTS;

const ORDER: readonly string[] = [
  ...['rows', 'columns', 'headerRow', 'headerColumn', 'footerRow', 'caption', 'framework', 'alignment'],
  ...['columnAlignment', 'width', 'borderStyle'],
  ...['borderWidth', 'padding', 'spacing', 'headerBackground', 'headerText', 'cellBackground', 'cellText'],
  ...['responsive', 'zebra', 'hover'],
];

function fullSize(cells: Cells, settings: TableSettings): TableSettings {
  const { rows, columns } = wholeSize(cells, settings);
  return {
    ...settings,
    ...(settings.rows === MOST.rows && { rows }),
    ...(settings.columns === MOST.columns && { columns }),
  };
}

type TableOptions = ReturnType<typeof useOptions<(typeof tool)['options']>>;

const NOTHING = { input: '' };

interface Written {
  html: string;
  css: string;
  colors: TableColors;
}

function writeTable(cells: Cells, settings: TableSettings): Written | InputError {
  try {
    const full = fullSize(cells, settings);
    checkSize(full);
    return { html: writeHtml(cells, full), css: writeCss(settings), colors: readColors(settings) };
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** The code of the table, or what is wrong with its settings. */
function useWritten(cells: Cells, settings: TableSettings) {
  const last = useRef<Written>(undefined);
  // Of a large table the code is written when there is time, not at every keystroke.
  const settled = useDeferredValue(cells);

  const readable = canReadColors(settings);
  const [fetched, setFetched] = useState<'yes' | 'failed'>();
  useEffect(() => {
    if (readable) return;
    fetchColors().then(
      () => setFetched('yes'),
      () => setFetched('failed'),
    );
  }, [readable]);

  const result = useMemo((): Written | InputError | undefined => {
    if (!readable) return fetched === 'failed' ? new InputError(NOT_FETCHED) : undefined;
    return writeTable(settled, settings);
  }, [settled, settings, readable, fetched]);
  if (result && !(result instanceof InputError)) last.current = result;
  const written = last.current;
  /** What is copied and saved is the table as it is now, also while the code that is shown is still of an older one. */
  const take = (part: 'html' | 'css'): string => {
    const now = settled === cells || !readable ? result : writeTable(cells, settings);
    return (now === undefined || now instanceof InputError ? written : now)?.[part] ?? '';
  };
  return { result, written, take };
}

/** A table as Markdown, CSV or LaTeX, once the code that writes them is there. */
function useTextPart(part: TextPart | undefined, cells: Cells, settings: TableSettings): string | undefined {
  const [write, setWrite] = useState<(cells: Cells, settings: TableSettings) => string>();
  useEffect(() => {
    if (!part) return;
    setWrite(undefined);
    let isCurrent = true;
    getWriter(part).then((loaded) => isCurrent && setWrite(() => loaded));
    return () => {
      isCurrent = false;
    };
  }, [part]);
  return useMemo(() => write?.(cells, settings), [write, cells, settings]);
}

async function getWriter(part: TextPart) {
  if (part === 'latex') return (await import('./latex')).writeLatex;
  const { writeCsv, writeMarkdown } = await import('./write-text');
  return part === 'csv' ? writeCsv : writeMarkdown;
}

type Size = Pick<TableSettings, 'rows' | 'columns' | 'columnAlignment'>;

/** The cells, and every way of changing them. Undo brings back the size of the table with them. */
function useTable(slug: string, options: TableOptions) {
  const { values: settings } = options;
  const edited = useInputs(NOTHING, slug);
  const text = edited.value.input;
  const cells = useMemo(() => readPasted(text), [text]);
  const [selected, setSelected] = useState<Place>({ row: 0, column: 0 });
  const sizes = useRef(new Map<string, Size>());
  const isStepping = useRef(false);

  const { rows, columns, columnAlignment } = settings;
  const size: Size = { rows, columns, columnAlignment };

  const put = (row: number, column: number, values: Cells) => {
    edited.change(() => ({ input: writeCells(putCells(cells, row, column, values)) }));
    const down = row + values.length;
    const across = column + values.reduce((most, line) => Math.max(most, line.length), 0);
    // A table from a spreadsheet may be larger than ours.
    if (down > rows || across > columns)
      options.set({
        rows: Math.min(Math.max(down, rows), MOST.rows),
        columns: Math.min(Math.max(across, columns), MOST.columns),
      });
  };
  const edit = ({ cells: next, selected: place, settings: changed }: Edit) => {
    const written = next === undefined ? text : writeCells(next);
    if (written !== text) {
      sizes.current.set(text, size);
      sizes.current.set(written, { ...size, ...changed });
      edited.replace({ input: written });
    }
    if (changed) options.set(changed);
    if (place) setSelected(place);
  };
  const importTable = ({ cells: next, caption, columnAlignment = '', ...parts }: ReadTable) => {
    const across = next.reduce((most, line) => Math.max(most, line.length), 1);
    const fitting = { rows: Math.min(Math.max(1, next.length), MOST.rows), columns: Math.min(across, MOST.columns) };
    edit({ cells: next, selected: { row: 0, column: 0 }, settings: { ...fitting, columnAlignment } });
    options.set({ ...parts, ...(caption !== undefined && { caption }) });
  };

  // What Undo brings back is seen, whatever the size of the table is by now.
  useEffect(() => {
    if (!isStepping.current) return;
    isStepping.current = false;
    const known = sizes.current.get(text);
    const whole = wholeSize(cells, { rows, columns });
    options.set(known ?? { rows: Math.min(whole.rows, MOST.rows), columns: Math.min(whole.columns, MOST.columns) });
  }, [text, cells, rows, columns, options.set]);
  const step = (go: () => void) => () => {
    isStepping.current = true;
    go();
  };
  const undoable = { ...edited, undo: step(edited.undo), redo: step(edited.redo) };
  return { cells, text, edited: undoable, selected, setSelected, put, edit, importTable };
}

export default function HtmlTableGenerator({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const options = useOptions(slug, definition.options);
  const { values: settings } = options;
  const table = useTable(slug, options);
  const { cells, text, edited } = table;
  const [open, setOpen] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [tab, setTab] = useState<keyof typeof TABS>('preview');
  const { result, written, take } = useWritten(cells, settings);
  const full = fullSize(cells, settings);
  const textPart = isTextPart(tab) ? tab : undefined;
  const textWritten = useTextPart(textPart, cells, full);
  const selected = {
    row: Math.min(table.selected.row, full.rows - 1),
    column: Math.min(table.selected.column, full.columns - 1),
  };

  const importHtml = async (html: string) => {
    const { readTable } = await import('./read');
    table.importTable(readTable(html, 'html'));
  };
  const shown = (value: string): Shown => ({ kind: 'code', value });
  const view = (value: string, label: string, language?: 'html' | 'css' | 'markdown') => (
    <OutputView shown={shown(value)} output={{ ...definition.output, label, language }} options={{}} />
  );

  return (
    <div className="generator table-generator">
      <Sheet open={open} onClose={() => setOpen(false)} className="form-sheet">
        <Panel title="Table" className="form-box" actions={<ResetButton options={options} />}>
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <OptionFields shape={definition.options} options={options} names={ORDER} />
          </form>
        </Panel>
      </Sheet>
      <Panel
        className={`output-box ${result === written ? '' : 'stale'}`}
        title="Result"
        aside={`${plural(full.rows, 'row')}, ${plural(full.columns, 'column')}`}
        actions={
          <>
            <ToolExamples tool={definition} options={options} onEnter={edited.replace} />
            <EditActions edited={edited} empty={text === ''} />
            <ShareMenu
              shape={definition.options}
              options={options.values}
              inputs={text === '' ? undefined : { input: text }}
            />
          </>
        }
      >
        <div className="table-bar">
          <div className="dock">
            <OptionsButton summary={summarizeOptions(definition.options, settings)} onOpen={() => setOpen(true)} />
            <CopyButton small variant="primary" label="Copy HTML" value={() => take('html')} />
          </div>
          <CopyButton small label="Copy CSS" value={() => take('css')} />
          <UseInButton slug={slug} tool={definition} value={() => take('html')} disabled={!written} />
          <Button
            small
            icon="download"
            label="Download HTML"
            onClick={() => written && download('table.html', take('html'))}
          />
          <Button
            small
            icon="download"
            label="Download CSS"
            onClick={() => written && download('table.css', take('css'))}
          />
        </div>
        {result instanceof InputError && <ErrorBanner error={result} />}
        <div className="output-body">
          <Tabs label="View" className="table-tabs" tabs={TABS} value={tab} onChange={setTab}>
            {written && tab === 'preview' && (
              <>
                <TableTools
                  cells={cells}
                  settings={full}
                  selected={selected}
                  onEdit={table.edit}
                  isImporting={isImporting}
                  onImport={() => setImporting(!isImporting)}
                />
                {isImporting && (
                  <ImportTable
                    onTable={(read) => {
                      table.importTable(read);
                      setImporting(false);
                    }}
                    onClose={() => setImporting(false)}
                  />
                )}
                <Preview
                  cells={cells}
                  settings={full}
                  colors={written.colors}
                  selected={selected}
                  onSelect={table.setSelected}
                  onPut={table.put}
                  onTable={importHtml}
                />
              </>
            )}
            {written && tab === 'html' && view(written.html, 'HTML code', 'html')}
            {written && tab === 'css' && view(written.css, 'CSS code', 'css')}
            {textPart && textWritten !== undefined && (
              <>
                <div className="table-text-actions">
                  <CopyButton small label={`Copy ${TEXTS[textPart].label}`} value={textWritten} />
                  <Button
                    small
                    icon="download"
                    label={`Download ${TEXTS[textPart].label}`}
                    onClick={() => download(TEXTS[textPart].file, textWritten)}
                  />
                </div>
                {view(textWritten, `${TEXTS[textPart].label} code`, textPart === 'markdown' ? textPart : undefined)}
              </>
            )}
          </Tabs>
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}
