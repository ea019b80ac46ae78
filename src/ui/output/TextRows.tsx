import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { drawMarks, type Marks } from './marks';
import { type RowsHandle, VirtualRows } from './VirtualRows';

/** Milliseconds spent on splitting before the page gets its turn again. */
const SLICE_MS = 8;
/** A row holds at most this much of a line that is not wrapped. */
const LONGEST_ROW = 2000;

/** A text and where each of its rows starts, as far as that is known. */
interface Rows {
  text: string;
  starts: Uint32Array;
  /** Where the last known row ends. */
  end: number;
}

/**
 * Finds the rows a slice at a time, so that megabytes never block the page; until then the text before is shown. None
 * before the width is known: a row of marks may be thousands of elements, and all would be drawn only to be thrown away.
 */
function useRows(text: string, columns: number | undefined): Rows {
  const [rows, setRows] = useState<Rows>(() => ({ text: '', starts: new Uint32Array(0), end: 0 }));

  useLayoutEffect(() => {
    if (columns === undefined) return;
    let cancelled = false;
    let found = new Uint32Array(1024);
    let count = 0;
    let at = 0;
    let lineEnd = -1;
    let drawn = 0;

    const step = () => {
      if (cancelled) return;
      const until = performance.now() + SLICE_MS;
      do {
        for (let n = 0; n < 500 && at <= text.length; n++) {
          if (count === found.length) {
            const grown = new Uint32Array(count * 2);
            grown.set(found);
            found = grown;
          }
          found[count++] = at;
          if (at > lineEnd) {
            // Looked for once a line: a megabyte without a break would otherwise be searched for every row of it.
            const newline = text.indexOf('\n', at);
            lineEnd = newline === -1 ? text.length : newline;
          }
          if (lineEnd - at <= columns) at = lineEnd + 1;
          else {
            at += columns;
            if ((text.charCodeAt(at) & 0xfc00) === 0xdc00) at++; // never between the halves of a surrogate pair
          }
        }
      } while (at <= text.length && performance.now() < until);
      // Drawn at once, then whenever there are twice as many, and at the end: each drawing takes the page's time.
      if (at > text.length || count >= 2 * drawn) {
        drawn = count;
        setRows({ text, starts: found.subarray(0, count), end: Math.min(at, text.length) });
      }
      if (at <= text.length) setTimeout(step);
    };
    step();
    return () => {
      cancelled = true;
    };
  }, [text, columns]);

  return rows;
}

/** Both sides of a row, and room for a scroll bar. */
const ROW_PADDING = 44;

/** By font: a canvas takes longer to make than all else that a first row waits for. */
const widths = new Map<string, number>();

function characterWidth(element: Element): number {
  const { font } = getComputedStyle(element);
  const known = widths.get(font);
  if (known !== undefined) return known;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 8;
  context.font = font;
  const width = context.measureText('0'.repeat(100)).width / 100;
  widths.set(font, width);
  return width;
}

/** The row an offset is in. */
function rowAt(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! > offset) high = middle;
    else low = middle + 1;
  }
  return low - 1;
}

/** Offset in the text of one end of a selection, or undefined if that end is outside. */
function offsetAt(box: Element, node: Node, offset: number): number | undefined {
  const row = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-start]');
  if (!row || !box.contains(row)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(row);
  before.setEnd(node, offset);
  return Number(row.dataset.start) + before.toString().length;
}

export interface LongTextProps {
  text: string;
  label: string;
  wrap?: boolean;
  /** Draws one row with colours, given where in which text it starts. */
  colour?: (row: string, start: number, text: string) => ReactNode;
  /** What is coloured in it. */
  marks?: Marks;
  /** Brings this offset of the text into view when it changes. */
  shown?: number;
}

/** Read-only text of any size. Only the rows on screen exist; select all and copy still give the whole. */
export default function TextRows({ text, label, wrap = true, colour, marks, shown }: LongTextProps) {
  const [columns, setColumns] = useState<number>();
  const [all, setAll] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const rows = useRows(text, columns);
  const handle = useRef<RowsHandle>(null);
  useEffect(() => {
    if (shown !== undefined && shown < rows.end) handle.current?.show(rowAt(rows.starts, shown));
  }, [shown, rows]);

  // At once, and again whenever the box changes: a short text is there before the browser paints.
  useLayoutEffect(() => {
    if (!wrap) return setColumns(LONGEST_ROW);
    const element = box.current!;
    const width = characterWidth(element.firstElementChild!);
    const measure = () => setColumns(Math.max(20, Math.floor((element.clientWidth - ROW_PADDING) / width)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [wrap]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the keys and events of the rows inside.
    <div
      ref={box}
      className={`long-text ${all ? 'all-selected' : ''}`}
      onKeyDown={(event) => {
        if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          setAll(true);
        } else if (!event.ctrlKey && !event.metaKey) setAll(false);
      }}
      onPointerDown={() => setAll(false)}
      onCopy={(event) => {
        // A row is not a line: copying what is on screen would put breaks where long lines were wrapped.
        const range = getSelection()?.rangeCount ? getSelection()!.getRangeAt(0) : undefined;
        const start = all ? 0 : range && offsetAt(event.currentTarget, range.startContainer, range.startOffset);
        const end = all ? text.length : range && offsetAt(event.currentTarget, range.endContainer, range.endOffset);
        if (start === undefined || end === undefined) return;
        event.preventDefault();
        event.clipboardData.setData('text/plain', text.slice(start, end));
      }}
    >
      <VirtualRows
        handle={handle}
        count={rows.starts.length}
        role="textbox"
        aria-readonly="true"
        aria-multiline="true"
        aria-label={label}
        row={(index) => {
          const start = rows.starts[index]!;
          const row = rows.text.slice(start, rows.starts[index + 1] ?? rows.end).replace(/\r?\n$/, '');
          return (
            <div className="text-row" key={index} data-start={start}>
              {colour ? colour(row, start, rows.text) : marks ? drawMarks(row, start, marks) : row}
            </div>
          );
        }}
      />
    </div>
  );
}
