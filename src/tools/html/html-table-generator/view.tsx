import {
  type ClipboardEvent,
  type CSSProperties,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
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
import {
  BORDER_COLOR,
  canReadColors,
  placeholder,
  readColors,
  type TableColors,
  type TableSettings,
  writeCss,
  writeHtml,
} from './table';
import type tool from './tool';
import './view.css';

const TABS = { preview: 'Preview', html: 'HTML', css: 'CSS' } as const;
/** More cells than this are written but not drawn: each can be edited, and that costs. */
const MOST_DRAWN = 1500;

const ORDER: readonly string[] = [
  ...['rows', 'columns', 'headerRow', 'caption', 'framework', 'alignment', 'width', 'borderStyle'],
  ...['borderWidth', 'padding', 'spacing', 'headerBackground', 'headerText', 'cellBackground', 'cellText'],
  ...['responsive', 'zebra', 'hover'],
];

/** More than this comes only by pasting, and then all of it is meant. */
const MOST = { rows: 500, columns: 50 };

function fullSize(cells: Cells, settings: TableSettings): TableSettings {
  const { rows, columns } = wholeSize(cells, settings);
  return {
    ...settings,
    ...(settings.rows === MOST.rows && { rows }),
    ...(settings.columns === MOST.columns && { columns }),
  };
}

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

export default function HtmlTableGenerator({ slug, tool: definition, page }: ToolPageProps<typeof tool>) {
  const options = useOptions(slug, definition.options);
  const { values: settings } = options;
  const edited = useInputs(NOTHING, slug);
  const text = edited.value.input;
  const cells = useMemo(() => readPasted(text), [text]);
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<keyof typeof TABS>('preview');
  const { result, written, take } = useWritten(cells, settings);

  const put = (row: number, column: number, values: Cells) => {
    edited.change(() => ({ input: writeCells(putCells(cells, row, column, values)) }));
    const { rows, columns } = settings;
    const down = row + values.length;
    const across = column + values.reduce((most, line) => Math.max(most, line.length), 0);
    // A table from a spreadsheet may be larger than ours.
    if (down > rows || across > columns)
      options.set({
        rows: Math.min(Math.max(down, rows), MOST.rows),
        columns: Math.min(Math.max(across, columns), MOST.columns),
      });
  };
  const full = fullSize(cells, settings);
  const shown = (value: string): Shown => ({ kind: 'code', value });

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
              <Preview cells={cells} settings={full} colors={written.colors} onPut={put} />
            )}
            {written && tab === 'html' && (
              <OutputView
                shown={shown(written.html)}
                output={{ ...definition.output, label: 'HTML code' }}
                options={{}}
              />
            )}
            {written && tab === 'css' && (
              <OutputView
                shown={shown(written.css)}
                output={{ ...definition.output, label: 'CSS code', language: 'css' }}
                options={{}}
              />
            )}
          </Tabs>
        </div>
      </Panel>
      <HelpGuide steps={helpSteps(definition, page)} />
    </div>
  );
}

interface PreviewProps {
  cells: Cells;
  settings: TableSettings;
  colors: TableColors;
  onPut(row: number, column: number, values: Cells): void;
}

/** The table as the output draws it, with cells that can be typed into. */
function Preview({ cells, settings, colors, onPut }: PreviewProps) {
  const { rows, headerRow, responsive, caption, borderWidth, borderStyle, spacing } = settings;
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

  const row = (at: number) => (
    <tr key={at}>
      {Array.from({ length: columns }, (_, column) => {
        const Tag = headerRow && at === 0 ? 'th' : 'td';
        return (
          <Tag key={column} scope={Tag === 'th' ? 'col' : undefined}>
            <Cell
              text={cells[at]?.[column] ?? ''}
              name={placeholder(at, column, headerRow)}
              onType={(text) => onPut(at, column, [[text]])}
              onPaste={(table) => onPut(at, column, table)}
            />
          </Tag>
        );
      })}
    </tr>
  );
  const body = Array.from({ length: drawn }, (_, at) => at).slice(headerRow ? 1 : 0);

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
  onType(text: string): void;
  onPaste(table: Cells): void;
}

function Cell({ text, name, onType, onPaste }: CellProps) {
  const box = useRef<HTMLDivElement>(null);
  // The element keeps its own text while it is typed into: to set it would move the cursor.
  useLayoutEffect(() => {
    const element = box.current!;
    if (element.innerText.replace(/\n$/, '') !== text) element.textContent = text;
  }, [text]);

  const paste = (event: ClipboardEvent) => {
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
      onInput={(event) => onType(event.currentTarget.innerText.replace(/\n$/, ''))}
      onPaste={paste}
    />
  );
}
