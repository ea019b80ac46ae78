import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { getDialect } from '@/engines/csv/dialect';
import { jsonToCsv } from '@/engines/csv/from-json';
import { parseCsv } from '@/engines/csv/parse';
import { InputError } from '@/engines/input-error';
import { readDrawn } from '@/engines/text-table';
import { readCells } from './cells';
import type { TableFormat } from './formats';
import { ABOVE, LEFT } from './merge';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export interface ReadTable {
  readonly cells: string[][];
  /** What the table says of itself; absent where its format can't say it. */
  readonly headerRow?: boolean;
  readonly footerRow?: boolean;
  readonly headerColumn?: boolean;
  readonly caption?: string;
  /** Letters l, c and r, one for each column; absent where no column says its side. */
  readonly columnAlignment?: string;
}

/** More rows or columns than a cell may span in HTML are cut off by browsers too. */
const MOST_SPANNED = { rowspan: 65_534, colspan: 1000 };

const isElement = (node: Node): node is Element => 'tagName' in node;

function* elements(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes)
    if (isElement(child)) {
      yield child;
      yield* elements(child);
    }
}

const getAttribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;

function getText(node: Node): string {
  if ('value' in node) return node.value.replace(/[ \t\r\n]+/g, ' ');
  if (!('childNodes' in node)) return '';
  if (isElement(node) && node.tagName === 'br') return '\n';
  return node.childNodes.map(getText).join('');
}
const cleanText = (node: Node) =>
  getText(node)
    .replace(/ *\n */g, '\n')
    .trim();

function getSpan(cell: Element, name: keyof typeof MOST_SPANNED): number {
  const span = Number.parseInt(getAttribute(cell, name) ?? '', 10);
  return Number.isNaN(span) || span < 0 ? 1 : Math.min(span, MOST_SPANNED[name]);
}

const hasTag =
  (...names: string[]) =>
  (node: Node): node is Element =>
    isElement(node) && names.includes(node.tagName);

/** The rows of a table in the order in which browsers draw them, part by part. */
function getParts(table: Element): Element[][] {
  const parts = table.childNodes.filter(hasTag('thead', 'tbody', 'tfoot'));
  const rank = { thead: 0, tbody: 1, tfoot: 2 } as Record<string, number>;
  return parts
    .toSorted((a, b) => rank[a.tagName]! - rank[b.tagName]!)
    .map((part) => part.childNodes.filter(hasTag('tr')));
}

/** Puts the cells of one part where browsers put them. */
function placeRows(rows: readonly Element[]): { text: string; isHeader: boolean; align: string }[][] {
  const grid: { text: string; isHeader: boolean; align: string }[][] = rows.map(() => []);
  for (const [row, element] of rows.entries()) {
    let column = 0;
    for (const cell of element.childNodes.filter(hasTag('td', 'th'))) {
      while (grid[row]![column]) column++;
      const width = Math.max(1, getSpan(cell, 'colspan'));
      // A span of 0 reaches to the end of the part.
      const height = Math.min(getSpan(cell, 'rowspan') || rows.length, rows.length - row);
      const align =
        /text-align\s*:\s*(left|center|right)/i.exec(getAttribute(cell, 'style') ?? '')?.[1] ??
        getAttribute(cell, 'align') ??
        '';
      for (let down = 0; down < height; down++)
        for (let across = 0; across < width; across++)
          grid[row + down]![column + across] ??= {
            text: down === 0 && across === 0 ? cleanText(cell) : across === 0 ? ABOVE : LEFT,
            isHeader: cell.tagName === 'th',
            align: align.toLowerCase(),
          };
      column += width;
    }
  }
  const empty = { text: '', isHeader: false, align: '' };
  return grid.map((line) => Array.from(line, (cell) => cell ?? empty));
}

function readHtml(text: string): ReadTable {
  const table = [...elements(parse(text))].find(({ tagName }) => tagName === 'table');
  if (!table) throw new InputError('There’s no table in this HTML');
  const caption = table.childNodes.find(hasTag('caption'));
  const parts = getParts(table).map(placeRows);
  const rows = parts.flat();
  const [first, ...others] = rows;
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const last = table.childNodes.some(hasTag('tfoot')) ? parts.at(-1)! : [];
  return {
    cells: rows.map((row) => row.map((cell) => cell.text)),
    headerRow: first?.every((cell) => cell.isHeader) ?? false,
    footerRow: last.length === 1,
    headerColumn: others.length > 0 && others.every((row) => row[0]?.isHeader),
    ...(caption && { caption: cleanText(caption).replace(/\n/g, ' ') }),
    ...toLetters(
      Array.from({ length: columns }, (_, column) => {
        // A heading is often centered where its column is not.
        const cells = (others.length > 0 ? others : rows).map((row) => row[column]?.align ?? '');
        return new Set(cells).size === 1 ? cells[0]! : '';
      }),
    ),
  };
}

const LETTERS: Readonly<Record<string, string>> = { left: 'l', center: 'c', right: 'r' };
function toLetters(sides: readonly string[]): Pick<ReadTable, 'columnAlignment'> {
  const letters = sides.map((side) => LETTERS[side] ?? 'l').join('');
  return /[cr]/.test(letters) ? { columnAlignment: letters } : {};
}

const SEPARATOR = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

function readMarkdown(text: string): ReadTable {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const at = lines.findIndex((line, index) => index > 0 && line.includes('-') && SEPARATOR.test(line));
  if (at < 0)
    throw new InputError('There’s no Markdown table here: below its first row is a line such as | --- | --- |');
  const isRow = (line: string | undefined) => line !== undefined && line !== '' && line.includes('|');
  let end = at + 1;
  while (isRow(lines[end])) end++;
  const closed = (line: string) => `|${line.replace(/^\|/, '').replace(/(?<!\\)((?:\\\\)*)\|$/, '$1')}|`;
  const split = (line: string) =>
    [
      ...closed(line)
        .slice(1)
        .matchAll(/((?:\\[\s\S]|[^\\|])*)\|/g),
    ].map(([, cell = '']) =>
      cell
        .trim()
        .replace(/\\([\\|])/g, '$1')
        .replace(/<br\s*\/?>/gi, '\n'),
    );
  const alignments = split(lines[at]!).map((rule) =>
    rule.startsWith(':') && rule.endsWith(':')
      ? 'center'
      : rule.endsWith(':')
        ? 'right'
        : rule.startsWith(':')
          ? 'left'
          : '',
  );
  const head = split(lines[at - 1]!);
  const body = lines.slice(at + 1, end).map(split);
  const isHeaderEmpty = head.every((cell) => cell === '');
  return { cells: isHeaderEmpty ? body : [head, ...body], headerRow: !isHeaderEmpty, ...toLetters(alignments) };
}

function readCsv(text: string): ReadTable {
  const { delimiter, quote, start } = getDialect(text);
  return { cells: Array.from(parseCsv(text.slice(start), { delimiter, quote }), ({ cells }) => [...cells]) };
}

function readJson(text: string): ReadTable {
  const { text: csv } = jsonToCsv(text, { delimiter: ',', includeHeaders: true, flatten: true, separator: '.' });
  return { ...readCsv(csv), headerRow: true };
}

const isMarkdown = (text: string) =>
  text.split(/\r?\n/, 50).some((line, at) => at > 0 && line.includes('|') && SEPARATOR.test(line));

function guessFormat(text: string): TableFormat {
  if (/<(?:table|tr|td|th)\b/i.test(text)) return 'html';
  if (/^\s*[[{]/.test(text)) return 'json';
  if (isMarkdown(text)) return 'markdown';
  return text.includes('\t') ? 'tabs' : 'csv';
}

/** A table as other programs write it. */
export function readTable(text: string, format: TableFormat): ReadTable {
  switch (format === 'auto' ? guessFormat(text) : format) {
    case 'html':
      return readHtml(text);
    case 'json':
      return readJson(text);
    case 'markdown':
      return readMarkdown(text);
    case 'csv': {
      const drawn = format === 'auto' ? readDrawn(text) : undefined;
      return drawn ? { cells: drawn } : readCsv(text);
    }
    default:
      return { cells: readCells(text) };
  }
}
