import { grouped } from '@/engines/number/grouped';
/** A row of the diff as printed. Line numbers count from 1. */
export interface PrintRow {
  kind: 'unchanged' | 'added' | 'removed';
  leftNumber?: number;
  rightNumber?: number;
  text: string;
  /** What differs within the text: start, end, start, end, ... */
  marks?: readonly number[];
}

export interface PrintRows {
  count: number;
  row(index: number): PrintRow;
}

/** All in points; y counts down from the top edge. */
export interface PageMetrics {
  height: number;
  marginTop: number;
  marginBottom: number;
  lineHeight: number;
  /** Half-width characters of the monospaced font that fit on a line after the line numbers. */
  columns: number;
}

export interface PrintInstruction {
  /** `note` stands at the top of the first page, `gap` for left-out unchanged rows. */
  kind: PrintRow['kind'] | 'gap' | 'note';
  leftNumber?: number;
  rightNumber?: number;
  text: string;
  /** What differs within this piece of the text, as in `PrintRow`. */
  marks?: readonly number[];
  /** Baseline, from the top edge. */
  y: number;
  /** A further line of a row that is too long for one. */
  continued: boolean;
}

export interface PrintLayout {
  pages: PrintInstruction[][];
  notes: string[];
}

export interface PrintOptions {
  /** Rows up to which everything is printed. */
  fullRows?: number;
  /** Unchanged rows around each change in a diff longer than that. */
  context?: number;
  maxPages?: number;
  tabSize?: number;
}

/** Pages of drawing instructions for a diff; long diffs keep their changes with a few rows around them. */
export function layoutDiff(rows: PrintRows, metrics: PageMetrics, options: PrintOptions = {}): PrintLayout {
  const { fullRows = 2_000, context = 3, maxPages = 200, tabSize = 4 } = options;
  const perPage = Math.max(
    1,
    Math.floor((metrics.height - metrics.marginTop - metrics.marginBottom) / metrics.lineHeight),
  );
  const notes: string[] = [];
  const lines: Omit<PrintInstruction, 'y'>[] = [];
  const folded = rows.count > fullRows;
  if (folded) {
    notes.push(
      `The diff has ${grouped(rows.count)} rows: only the changes are printed, each with ${context} unchanged lines around it.`,
    );
  }
  // Room for both notes is kept free, as the second one is known only once the pages are full.
  const room = perPage * maxPages - 2 * (maxNoteLines(metrics.columns) + 1);
  let printed = 0;
  let full = false;

  const add = (line: Omit<PrintInstruction, 'y'>): void => {
    if (lines.length < room) lines.push(line);
    else full = true;
  };
  const addRow = (index: number): void => {
    const row = rows.row(index);
    const pieces = wrap(expandTabs(row.text, tabSize), metrics.columns);
    const marks = row.marks?.map((offset) => expandTabs(row.text.slice(0, offset), tabSize).length);
    let from = 0;
    pieces.forEach((text, i) => {
      const marked = marks && { marks: rangesWithin(marks, from, from + text.length) };
      from += text.length;
      add(
        i === 0
          ? {
              kind: row.kind,
              leftNumber: row.leftNumber,
              rightNumber: row.rightNumber,
              text,
              ...marked,
              continued: false,
            }
          : { kind: row.kind, text, ...marked, continued: true },
      );
    });
    if (!full) printed = index + 1;
  };

  if (!folded) {
    for (let i = 0; i < rows.count && !full; i++) addRow(i);
  } else {
    let shownTo = 0;
    for (let i = 0; i < rows.count && !full; i++) {
      if (rows.row(i).kind === 'unchanged') continue;
      const from = Math.max(shownTo, i - context);
      if (from > shownTo) add(gapLine(from - shownTo));
      let end = i;
      let lastChange = i;
      while (end < rows.count && end <= lastChange + context) {
        if (rows.row(end).kind !== 'unchanged') lastChange = end;
        end++;
      }
      for (let r = from; r < end && !full; r++) addRow(r);
      shownTo = end;
      i = end - 1;
    }
    if (shownTo < rows.count && !full) add(gapLine(rows.count - shownTo));
  }
  if (full) notes.push(`The diff doesn’t fit on ${maxPages} pages: rows after row ${grouped(printed)} are left out.`);

  const head = notes.flatMap((note) =>
    wrap(note, metrics.columns).map(
      (text, i): Omit<PrintInstruction, 'y'> => ({ kind: 'note', text, continued: i > 0 }),
    ),
  );
  if (head.length > 0) head.push({ kind: 'note', text: '', continued: false });
  const all = [...head, ...lines];
  const pages: PrintInstruction[][] = [];
  for (let at = 0; at < all.length || pages.length === 0; at += perPage) {
    pages.push(
      all
        .slice(at, at + perPage)
        .map((line, i) => ({ ...line, y: metrics.marginTop + (i + 1) * metrics.lineHeight - metrics.lineHeight / 4 })),
    );
  }
  return { pages, notes };
}

/** The parts of some ranges that lie between two offsets, counted from the first of these. */
function rangesWithin(ranges: readonly number[], from: number, to: number): number[] {
  const within: number[] = [];
  for (let i = 0; i < ranges.length; i += 2) {
    const start = Math.max(from, ranges[i]!);
    const end = Math.min(to, ranges[i + 1]!);
    if (start < end) within.push(start - from, end - from);
  }
  return within;
}

function gapLine(rows: number): Omit<PrintInstruction, 'y'> {
  return { kind: 'gap', text: rows === 1 ? '1 unchanged line' : `${grouped(rows)} unchanged lines`, continued: false };
}

function maxNoteLines(columns: number): number {
  return Math.ceil(120 / Math.max(1, columns));
}

function expandTabs(text: string, tabSize: number): string {
  if (!text.includes('\t')) return text;
  let out = '';
  for (const part of text.split(/(\t)/)) out += part === '\t' ? ' '.repeat(tabSize - (out.length % tabSize)) : part;
  return out;
}

// East Asian wide and emoji ranges: two columns of a monospaced font.
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/** Cut into pieces of at most `columns` columns. A piece holds at least one character, however narrow the page. */
function wrap(text: string, columns: number): string[] {
  const width = Math.max(1, columns);
  if (/^[\x20-\x7e]*$/.test(text)) {
    const pieces: string[] = [];
    for (let at = 0; at < text.length; at += width) pieces.push(text.slice(at, at + width));
    return pieces.length > 0 ? pieces : [''];
  }
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  // A window at a time: V8's segmenter takes time in proportion to the whole string for each cluster.
  for (let at = 0; at < text.length; ) {
    const cluster = firstCluster(text, at);
    const getColumns = WIDE.test(cluster) ? 2 : 1;
    if (used + getColumns > width && piece !== '') {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += cluster;
    used += getColumns;
    at += cluster.length;
  }
  pieces.push(piece);
  return pieces;
}

function firstCluster(text: string, at: number): string {
  const window = text.slice(at, at + 64);
  if (/^[\x20-\x7e][\x20-\x7e]/.test(window)) return window[0]!;
  if (!segmenter) return String.fromCodePoint(window.codePointAt(0)!);
  const [first] = segmenter.segment(window);
  return first?.segment ?? window;
}
