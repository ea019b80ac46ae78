import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { NotebookLine } from '@/engines/notebook/notebook';
import { CopyButton } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import type { OptionState } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { download } from '@/ui/output/download';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { keep } from '@/ui/storage/saved-list';
import { namesIn, piecesOf } from './notebook-pieces';
import { joined, notebookText } from './notebook-text';
import type definition from './tool';
import './notebook.css';

/** What an empty notebook shows, dimmed, with its results. */
const SAMPLE: readonly (readonly [line: string, result: string])[] = [
  ['# a weekend away', ''],
  ['room = 2 × 129.90 €', '€259.80'],
  ['fuel = 340 km × 6.2 l/100km × 1.79 €/l', '€37.7332'],
  ['food = 80 € + 15%', '€92.00'],
  ['total = sum', '€389.5332'],
  ['total / 4', '€97.3833'],
  ['0xff & 0b1010 in hex', '0xa'],
  ['340 km / 4 h in km/h', '85 km/h'],
];
const FEWEST_ROWS = 8;
/** So many characters of a result are seen in its column on the narrowest phone. */
const SHORT_RESULT = 11;

interface NotebookProps {
  slug: string;
  tool: typeof definition;
  options: OptionState<{ angle: 'rad' | 'deg'; digits: number; notebook: boolean }>;
  /** What a link or another tool brought. */
  initialText: string;
}

export default function Notebook({ slug, tool, options, initialText }: NotebookProps) {
  const [text, setText] = useState(() => joined(notebookText.get(), initialText));
  useEffect(() => setText((old) => joined(old, initialText)), [initialText]);
  const run = useRun(slug, tool);
  const { start, clear } = run;
  const { values } = options;
  useEffect(() => {
    if (text.trim() === '') clear();
    else start(text, { ...values, notebook: true });
  }, [text, values, start, clear]);
  // Not with every key: other tabs are told of it.
  useEffect(() => {
    const timer = setTimeout(() => text !== notebookText.get() && keep(notebookText, text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  const last = useRef(text);
  last.current = text;
  useEffect(() => () => void notebookText.set(last.current), []);

  const rows = text.trim() === '' ? [] : ((run.outcome?.data as { lines?: readonly NotebookLine[] })?.lines ?? []);
  return (
    <ResultPanel
      slug={slug}
      tool={tool}
      run={run}
      options={{ ...values, notebook: true }}
      linkable={text.trim() === '' ? undefined : { input: text }}
      title="Notebook"
      aside=""
      announcement=""
      remarks={null}
      errorText={text}
      copies={() => withResults(text, rows)}
      onDownload={() => download('notebook.txt', `${withResults(text, rows)}\n`)}
      views={
        <OptionField
          option={tool.options.angle}
          value={values.angle}
          onChange={(angle) => options.set({ angle: angle as typeof values.angle })}
        />
      }
    >
      <Sheet text={text} rows={rows} onChange={setText} />
    </ResultPanel>
  );
}

/** Each line as it is written, with its result behind it. */
function withResults(text: string, rows: readonly NotebookLine[]): string {
  const results = new Map(rows.map((row) => [row.line, row]));
  return text
    .trimEnd()
    .split('\n')
    .map((line, at) => {
      const { result, exact } = results.get(at + 1) ?? {};
      return result === undefined ? line : `${line.trimEnd()}  ${exact ? '=' : '≈'} ${result}`;
    })
    .join('\n');
}

interface SheetProps {
  text: string;
  rows: readonly NotebookLine[];
  onChange(text: string): void;
}

/** The lines with their results; a text field without ink lies on them, and wraps as they do. */
function Sheet({ text, rows, onChange }: SheetProps) {
  const [current, setCurrent] = useState<number>();
  const field = useRef<HTMLTextAreaElement>(null);
  const names = useMemo(() => namesIn(text), [text]);
  const results = useMemo(() => new Map(rows.map((row) => [row.line, row])), [rows]);
  const lines = text.split('\n');
  const isEmpty = text === '';
  const look = () => {
    const box = field.current;
    setCurrent(box?.value.slice(0, box.selectionStart).split('\n').length);
  };
  const here = results.get(current ?? 0);
  const wrong = here?.error ? here : rows.find(({ error }) => error);

  return (
    <>
      <div className="nb" style={{ '--nb-rows': Math.max(FEWEST_ROWS, lines.length) } as React.CSSProperties}>
        <div className="nb-lines" aria-hidden={isEmpty || undefined}>
          {(isEmpty ? SAMPLE.map(([line]) => line) : lines).map((line, at) => (
            <Line
              key={at}
              number={at + 1}
              line={line}
              names={isEmpty ? SAMPLE_NAMES : names}
              row={isEmpty ? sampleRow(at) : results.get(at + 1)}
              isCurrent={!isEmpty && current === at + 1}
              isSample={isEmpty}
            />
          ))}
        </div>
        <textarea
          ref={field}
          className="nb-field"
          data-main-input=""
          aria-label="Notebook"
          aria-describedby="nb-message"
          value={text}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            onChange(event.target.value);
            look();
          }}
          onSelect={look}
          onBlur={() => setCurrent(undefined)}
        />
      </div>
      {/* The whole result of the line with the cursor, which its column may cut. */}
      {here?.result !== undefined && here.result.length > SHORT_RESULT && (
        <p className="nb-message nb-whole" aria-hidden="true">
          Line {here.line} {here.exact ? '=' : '≈'} <b>{here.result}</b>
        </p>
      )}
      <p className="nb-message" id="nb-message" role="status">
        {wrong ? (
          <span className="nb-wrong">
            Line {wrong.line}, character {wrong.column}: {wrong.error}.
          </span>
        ) : (
          !isEmpty && 'Kept in this browser.'
        )}
      </p>
    </>
  );
}

const SAMPLE_NAMES = namesIn(SAMPLE.map(([line]) => line).join('\n'));
const sampleRow = (at: number): NotebookLine | undefined =>
  SAMPLE[at]?.[1] ? { line: at + 1, input: '', result: SAMPLE[at][1], exact: true } : undefined;

interface LineProps {
  number: number;
  line: string;
  names: ReadonlySet<string>;
  row: NotebookLine | undefined;
  isCurrent: boolean;
  isSample: boolean;
}

function Line({ number, line, names, row, isCurrent, isSample }: LineProps): ReactNode {
  return (
    <div className="nb-line" data-current={isCurrent || undefined} data-sample={isSample ? '' : undefined}>
      <i aria-hidden="true">{number}</i>
      <span className="nb-text" aria-hidden="true">
        {piecesOf(line, names).map(({ text, kind }, at) =>
          kind ? (
            <span key={at} className={`nb-${kind}`}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
      <output className="nb-result" aria-label={`Result of line ${number}`} title={row?.result}>
        {row?.error ? (
          <span className="nb-wrong" title={row.error}>
            error
          </span>
        ) : (
          row?.result && (
            <>
              {!row.exact && <span className="nb-about">≈ </span>}
              {row.result}
            </>
          )
        )}
      </output>
      {row?.result && !isSample ? (
        <CopyButton
          iconOnly
          small
          variant="quiet"
          className="nb-copy"
          label={`Copy result of line ${number}`}
          value={row.result}
        />
      ) : (
        <span className="nb-copy" />
      )}
    </div>
  );
}
