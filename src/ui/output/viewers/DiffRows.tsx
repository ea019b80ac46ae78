import {
  type ClipboardEvent,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  cutLine,
  HUNK_FIELDS,
  isPlain,
  lineCount,
  lineHeights,
  splitRows,
  unifiedRows,
  type WordDiffOptions,
  wrapSplit,
  wrapUnified,
} from '@/engines/diff';
import { type RowsHandle, VirtualRows } from '../VirtualRows';
import { useWordDiffs } from './useWordDiffs';
import type { ViewerProps } from './viewer';

/** Without wrapping, a line goes on in the next row after this much: a browser takes seconds to lay out a megabyte of one. */
const LONGEST_ROW = 2_000;
const LEAST_COLUMNS = 8;

export type DiffView = 'split' | 'unified';

interface Measure {
  /** Of the scrolled box, without its scrollbar. */
  width: number;
  /** Of one character. */
  character: number;
}

function useMeasure(box: RefObject<HTMLDivElement | null>): Measure | undefined {
  const [measured, setMeasured] = useState<Measure>();
  useLayoutEffect(() => {
    const probe = box.current!.querySelector<HTMLElement>('.diff-probe')!;
    const measure = () =>
      setMeasured((old) => {
        const width = box.current!.querySelector('.rows')!.clientWidth;
        const character = probe.getBoundingClientRect().width / 100;
        return width === old?.width && character === old.character ? old : { width, character };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current!);
    observer.observe(probe);
    return () => observer.disconnect();
  }, [box]);
  return measured?.width ? measured : undefined;
}

const MARKS = { unchanged: '', added: '+', removed: '−' } as const;
const SPOKEN = { unchanged: undefined, added: 'Added', removed: 'Removed' } as const;
type Kind = keyof typeof MARKS;

interface CellProps {
  part: string;
  children?: ReactNode;
  'aria-label'?: string;
  'aria-colspan'?: number;
}

function Cell({ part, ...rest }: CellProps) {
  // biome-ignore lint/a11y/useSemanticElements: rows are placed by hand, which the elements of a table do not allow.
  return <span role="cell" className={`diff-${part}`} {...rest} />;
}

interface DiffRowsProps extends ViewerProps<'diff'> {
  view: DiffView;
  options: WordDiffOptions | undefined;
  wrap: boolean;
  /** The change that was stepped to. */
  current: number;
  handle: RefObject<RowsHandle | null>;
}

/** The rows of a diff, of which only those on screen exist. */
export function DiffRows(props: DiffRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const measure = useMeasure(box);
  const [side, setSide] = useState<'left' | 'right'>();
  return (
    <div
      ref={box}
      className={`diff-body ${side ? `selecting-${side}` : ''}`}
      onPointerDown={({ target }) => {
        const half = (target as Element).closest('.diff-half');
        setSide(half ? (half.classList.contains('left') ? 'left' : 'right') : undefined);
      }}
      onScrollCapture={({ currentTarget, target }) =>
        currentTarget.style.setProperty('--x', `${(target as Element).scrollLeft}px`)
      }
      onCopy={(event) => copyLines(event, props.view === 'split' ? (side ?? 'right') : undefined)}
    >
      <span className="diff-probe" aria-hidden="true" />
      {measure ? <MeasuredRows {...props} {...measure} /> : <div className="rows" />}
    </div>
  );
}

function MeasuredRows({
  value,
  label,
  view,
  wrap,
  options,
  current,
  handle,
  width,
  character,
}: DiffRowsProps & Measure) {
  const { left, right, diff } = value;
  const wordDiff = useWordDiffs(value, options);
  const split = view === 'split';

  const plain = useMemo(() => ({ left: isPlain(left), right: isPlain(right) }), [left, right]);
  const digits = String(Math.max(lineCount(diff.leftBounds), lineCount(diff.rightBounds))).length;
  // As in diff.css: numbers with 16 pixels around them, two characters for the mark, 8 pixels at the end.
  const room = split ? width / 2 - (digits + 2) * character - 25 : width - (2 * digits + 2) * character - 40;
  const fitting = Math.max(LEAST_COLUMNS, Math.floor(room / character));
  const columns = wrap ? fitting : LONGEST_ROW;

  const layout = useMemo(() => {
    const leftLines = lineHeights(left, diff.leftBounds, columns, plain.left);
    const rightLines = lineHeights(right, diff.rightBounds, columns, plain.right);
    const wrapRows = split ? wrapSplit : wrapUnified;
    return {
      screen: wrapRows(diff, leftLines.rows, rightLines.rows),
      widest: Math.max(leftLines.widest, rightLines.widest),
      cuts: { left: new Map<number, number[]>(), right: new Map<number, number[]>() },
    };
  }, [left, right, diff, columns, plain, split]);
  const { screen } = layout;
  const views = useMemo(() => ({ split: splitRows(diff), unified: unifiedRows(diff) }), [diff]);

  const hunk = useMemo(() => {
    if (current < 0) return undefined;
    const { rowOfHunk, hunkCount, count } = views[view];
    const leftEnd = diff.hunks[current * HUNK_FIELDS + 1]!;
    const isLast = current + 1 === hunkCount;
    const nextStart = isLast ? count : rowOfHunk(current + 1);
    const nextLeft = isLast ? lineCount(diff.leftBounds) : diff.hunks[(current + 1) * HUNK_FIELDS]!;
    return { from: rowOfHunk(current), to: nextStart - (nextLeft - leftEnd) };
  }, [current, views, view, diff]);
  useEffect(() => {
    if (hunk) handle.current?.show(screen.start(hunk.from));
  }, [hunk, screen, handle]);

  /** One piece of a line with the words that differ marked, or nothing where the line has no such piece. */
  const toText = (of: 'left' | 'right', line: number, partner: number, piece: number): ReactNode | undefined => {
    const [whole, bounds] = of === 'left' ? [left, diff.leftBounds] : [right, diff.rightBounds];
    const lineStart = bounds[2 * line]!;
    const lineEnd = bounds[2 * line + 1]!;
    const kept = layout.cuts[of];
    let ends = kept.get(line);
    if (!ends) {
      ends = cutLine(whole, lineStart, lineEnd, columns, plain[of]);
      kept.set(line, ends);
    }
    const to = ends[piece];
    if (to === undefined) return undefined;
    const from = piece === 0 ? lineStart : ends[piece - 1]!;
    const words = partner < 0 ? undefined : of === 'left' ? wordDiff(line, partner) : wordDiff(partner, line);
    return words
      ? markWords(whole, lineStart, from, to, words[of], of === 'left' ? 'del' : 'ins')
      : whole.slice(from, to);
  };

  const cells = (kind: Kind, numbers: readonly (number | undefined)[], text: ReactNode, piece: number) => (
    <>
      {numbers.map((number, at) => (
        <Cell key={at} part="number">
          {piece === 0 && number}
        </Cell>
      ))}
      <Cell part="mark" aria-label={piece === 0 ? SPOKEN[kind] : undefined}>
        {piece === 0 && MARKS[kind]}
      </Cell>
      <Cell part="text">{text}</Cell>
    </>
  );

  const drawRow = (index: number) => {
    const { row, piece } = screen.at(index);
    const shared = {
      role: 'row',
      'aria-rowindex': index + 1,
      'data-continued': piece > 0 || undefined,
    } as const;
    const inHunk = hunk && row >= hunk.from && row < hunk.to ? 'current' : '';
    if (!split) {
      const { type, left: l, right: r, partner } = views.unified.row(row);
      const text = l < 0 ? toText('right', r, partner, piece) : toText('left', l, partner, piece);
      return (
        <div key={index} {...shared} className={`diff-row ${type} ${inHunk}`}>
          {cells(type, [l < 0 ? undefined : l + 1, r < 0 ? undefined : r + 1], text, piece)}
        </div>
      );
    }
    const { type, left: l, right: r, paired } = views.split.row(row);
    const half = (of: 'left' | 'right', line: number, other: number) => {
      if (line < 0)
        return (
          <div role="none" className={`diff-half ${of} absent`}>
            <Cell part="text" aria-colspan={3} />
          </div>
        );
      const kind: Kind = type === 'unchanged' ? type : of === 'left' ? 'removed' : 'added';
      return (
        <div role="none" className={`diff-half ${of} ${kind}`}>
          {cells(kind, [line + 1], toText(of, line, paired ? other : -1, piece), piece)}
        </div>
      );
    };
    return (
      <div key={index} {...shared} className={`diff-row split ${inHunk}`}>
        {half('left', l, r)}
        {half('right', r, l)}
      </div>
    );
  };

  const over = wrap ? 0 : Math.max(0, (layout.widest - fitting) * character);
  return (
    <VirtualRows
      role="table"
      aria-label={label}
      aria-rowcount={screen.count}
      className={over > 0 ? 'slides' : ''}
      style={{ '--digits': digits, '--width': `${width}px`, '--over': `${over}px` } as CSSProperties}
      count={screen.count}
      row={drawRow}
      handle={handle}
    />
  );
}

/** @param ranges what differs, from the start of the line. */
function markWords(
  whole: string,
  lineStart: number,
  from: number,
  to: number,
  ranges: readonly number[],
  Mark: 'ins' | 'del',
): ReactNode {
  const parts: ReactNode[] = [];
  let at = from;
  for (let i = 0; i < ranges.length; i += 2) {
    const start = Math.max(at, lineStart + ranges[i]!);
    const end = Math.min(to, lineStart + ranges[i + 1]!);
    if (start >= end) continue;
    parts.push(whole.slice(at, start), <Mark key={i}>{whole.slice(start, end)}</Mark>);
    at = end;
  }
  parts.push(whole.slice(at, to));
  return parts;
}

/** Copies lines and not rows: without numbers and marks, without breaks where a line was wrapped, and one side only. */
function copyLines(event: ClipboardEvent, side: 'left' | 'right' | undefined): void {
  const selection = getSelection();
  if (!selection?.rangeCount) return;
  const rows = selection.getRangeAt(0).cloneContents().querySelectorAll<HTMLElement>('.diff-row');
  if (rows.length === 0) return;
  let text = '';
  let first = true;
  for (const row of rows) {
    const cell = row.querySelector(side ? `.diff-half.${side}:not(.absent) .diff-text` : '.diff-text');
    if (!cell) continue;
    if (!first && row.dataset.continued === undefined) text += '\n';
    text += cell.textContent;
    first = false;
  }
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
}
