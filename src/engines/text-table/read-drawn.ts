import { splitGraphemes } from '@/engines/text/segment';
import { characterWidth } from './width';

/** Between rows: nothing but lines and crossings. */
const RULE = /^[\s|:+=\-─═│║╔╗╚╝╠╣╟╢╤╧╪╦╩╬┼┌┐└┘├┤┬┴]+$/;
/** Above columns that are apart by spaces: how wide each of them is. */
const SPACED_RULE = /^(?:-+|=+)(?: +(?:-+|=+))*$/;
const ROW = /^\s*[|│║].*[|│║]\s*$/;

/**
 * The cells of a table that was drawn or written by any of the styles here. Nothing where the text is no such table. `# ` and the like
 * before every line are taken off.
 */
export function readDrawn(text: string): string[][] | undefined {
  const lines = withoutPrefix(text.split(/\r?\n/).filter((line) => line.trim() !== ''));
  if (lines.length < 2) return undefined;
  const rows = readLanguage(lines) ?? readSpaced(lines) ?? readBoxed(lines);
  return rows && rows.length > 0 && rows.every((row) => row.length === rows[0]!.length) ? rows : undefined;
}

/** The same signs at the start of every line, where they are those of a comment. */
function withoutPrefix(lines: string[]): string[] {
  const prefix = /^\s*(?:#+|\/\/+|--(?=\s)|;+|\*|%+)\s*/.exec(lines[0] ?? '')?.[0] ?? '';
  const taken = lines.every((line) => line.startsWith(prefix.trimEnd()));
  return prefix !== '' && taken ? lines.map((line) => line.slice(prefix.length)) : lines;
}

function readBoxed(lines: readonly string[]): string[][] | undefined {
  const rows = lines.filter((line) => !RULE.test(line));
  if (!rows.every((line) => ROW.test(line))) return undefined;
  // Org and Jira without a header have rows alone.
  if (rows.length === lines.length)
    return rows.every((line) => line.startsWith('|'))
      ? rows.map((line) => splitRow(line).map((cell) => cell.replace(/&#92;/g, '\\')))
      : undefined;
  return readFramed(lines) ?? rows.map((line) => splitRow(line));
}

/** A rule of a frame has a crossing above each line between columns. */
const FRAME = /^[+╔┌╠├╟╚└]/;
const CROSSINGS = /[^\-=─═]/g;

/** Cut below the crossings of its frame: what looks like a line within a cell is none. */
function readFramed(lines: readonly string[]): string[][] | undefined {
  const indent = /^\s*/.exec(lines[0]!)![0].length;
  const within = lines.map((line) => line.slice(indent).trimEnd());
  if (!FRAME.test(within[0]!)) return undefined;
  const cuts = [...within[0]!.matchAll(CROSSINGS)].map(({ index }) => index);
  // A line between all rows says where each ends, however many lines its cells are wrapped to.
  const rules = within.filter((line) => RULE.test(line));
  const isWrapped = rules.length > 3 && rules.some((line) => /^(?:\+=|╟)/.test(line));
  const rows: string[][] = [];
  let isNew = true;
  for (const line of within) {
    if (RULE.test(line) && FRAME.test(line)) isNew = true;
    else {
      const cells = cutRow(line, cuts);
      if (!cells) return undefined;
      const above = isNew || !isWrapped ? undefined : rows.at(-1);
      if (above) for (const [at, cell] of cells.entries()) above[at] = `${above[at]} ${cell}`.trim();
      else rows.push(cells);
      isNew = false;
    }
  }
  return rows;
}

/** What stands between the lines at these columns, or nothing where one of them has none. */
function cutRow(line: string, cuts: readonly number[]): string[] | undefined {
  const cells: string[] = [];
  let column = 0;
  let next = 0;
  for (const character of splitGraphemes(line)) {
    if (column === cuts[next]) {
      if (!/[|│║]/.test(character)) return undefined;
      if (++next < cuts.length) cells.push('');
    } else if (next > 0 && next < cuts.length) cells[next - 1] += character;
    column += characterWidth(character);
  }
  return next === cuts.length ? cells.map((cell) => cell.trim()) : undefined;
}

/** What a backslash stands before where it means the sign itself. */
const ESCAPED = /[\\|{}[\]]/;

function splitRow(line: string, escaped = ESCAPED): string[] {
  const cells: string[] = [];
  let cell = '';
  const inner = line.trim().slice(1, -1);
  for (let at = 0; at < inner.length; at++) {
    const sign = inner[at]!;
    if (sign === '\\' && escaped.test(inner[at + 1] ?? '')) cell += inner[++at];
    else if (/[|│║]/.test(sign)) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((one) => one.trim().replace(/\\vert\{\}/g, '|'));
}

/** reStructuredText, and the compact style: what stands below each part of the rule. */
function readSpaced(lines: readonly string[]): string[][] | undefined {
  const rule = lines.find((line) => SPACED_RULE.test(line.trim()));
  if (!rule || lines.some((line) => ROW.test(line))) return undefined;
  const starts = [...rule.matchAll(/[-=]+/g)].map(({ index }) => index);
  // A single line of dashes is below a heading, or around what stands before a text.
  const isFramed = lines[0]!.startsWith('=') && lines[0] === lines.at(-1);
  if (starts.length < 2 && !isFramed) return undefined;
  const escaped = rule.startsWith('=');
  return lines
    .filter((line) => !SPACED_RULE.test(line.trim()))
    .map((line) => {
      const cells = starts.map(() => '');
      let column = 0;
      for (const character of splitGraphemes(line)) {
        const at = starts.findLastIndex((start) => start <= column);
        if (at >= 0) cells[at] += character;
        column += characterWidth(character);
      }
      return cells.map((cell) => (escaped ? cell.replace(/\\(.?)/g, '$1') : cell).trim());
    });
}

function readLanguage(lines: readonly string[]): string[][] | undefined {
  const [first = ''] = lines;
  if (first.startsWith('||') && lines.every((line) => ROW.test(line)))
    return lines.map((line) => splitRow(line.replace(/(?<!\\)\|\|/g, '|')).map((cell) => cell.replace(/&#92;/g, '\\')));
  if (first.startsWith('{|')) return readWiki(lines);
  if (lines.some((line) => /^\|={3,}$/.test(line)))
    return lines.filter((line) => !/^(?:\|={3,}$|\[)/.test(line)).map((line) => splitRow(`${line}|`, /\|/));
  if (first.startsWith('\\begin{tabular}')) return readLatex(lines);
  return undefined;
}

const readWiki = (lines: readonly string[]): string[][] =>
  lines
    .slice(1)
    .join('\n')
    .split(/^\|-.*$/m)
    .map((row) =>
      [...row.matchAll(/^[|!](?![}+-]) ?(.*)$/gm)].map(([, cell = '']) =>
        cell
          .replace(/^style="[^"]*" ?\| ?/, '')
          .replace(/\{\{!\}\}/g, '|')
          .trim(),
      ),
    )
    .filter((row) => row.length > 0);

const SIGNS: Readonly<Record<string, string>> = { backslash: '\\', asciitilde: '~', asciicircum: '^' };

const readLatex = (lines: readonly string[]): string[][] =>
  lines
    .filter((line) => !/^\s*\\(?:begin|end|hline|toprule|midrule|bottomrule)\b/.test(line))
    .map((line) =>
      line
        .replace(/\\\\\s*$/, '')
        .split(/(?<!\\)&/)
        .map((cell) =>
          cell
            .trim()
            .replace(/\\text(\w+)\{\}|\\([&%$#_{}])/g, (_, name: string | undefined, sign: string) =>
              name === undefined ? sign : (SIGNS[name] ?? ''),
            ),
        ),
    );
