import { formatBytes } from '@/engines/bytes/size';
import { outline } from '@/engines/data/outline';
import { grouped } from '@/engines/number/grouped';
import { type FieldRow, getLanguage, type Outcome, type ResultSummary } from './output';
import { isMultiLine } from './run/multi-line';
import type { AnyTool } from './tool';

/** Longer titles are no line any more. */
const LONGEST_TITLE = 160;
const LONGEST_DETAIL = 240;
/** Rows beside the main one. */
const MORE_ROWS = 3;
/** How much of a text is looked at to tell how it begins. */
const START = 4000;

interface Circumstances {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly input: unknown;
  readonly take?: string;
}

const count = (amount: number, one: string, many = `${one}s`) => `${grouped(amount)} ${amount === 1 ? one : many}`;

/** In one line, and not longer than this; no character is cut in two. */
function clipped(text: string, most: number): string {
  const line = text.slice(0, START).replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

const named = ({ label, value, note }: FieldRow) => `${label}: ${value}${note ? ` (${note})` : ''}`;
const joined = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(' · ');

/** How many lines a text has, without a copy of each. */
function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return text.endsWith('\n') ? lines - 1 : lines;
}

/** How a text begins, and how long it is where that is not all. Code is shown as if it were in one line: its first one is often a bracket. */
function ofText(text: string, isCode: boolean, facts: readonly FieldRow[]): ResultSummary {
  const trimmed = text.slice(0, START).trim();
  if (trimmed === '') return { title: text === '' ? 'Nothing' : 'Blanks' };
  const lines = countLines(text);
  const [first = ''] = trimmed.split('\n', 1);
  const title = isCode || !/[\p{L}\p{N}]/u.test(first) ? trimmed : first;
  const isWhole = lines === 1 && text.length <= LONGEST_TITLE;
  const size = [lines > 1 && count(lines, 'line'), count(text.length, 'character')].filter(Boolean).join(', ');
  return { title, detail: joined([isWhole ? '' : size, ...facts.slice(0, MORE_ROWS).map(named)]) };
}

function ofFields(rows: readonly FieldRow[], { hero }: AnyTool['output'], take: string | undefined): ResultSummary {
  const taken = rows.find(({ label }) => label === take);
  const filled = rows.filter(({ value }) => value.trim() !== '');
  const main = Array.isArray(hero) ? filled.filter(({ label }) => hero.includes(label)).slice(0, MORE_ROWS) : [];
  const first = taken ?? main[0] ?? filled[0];
  if (!first) return { title: 'Nothing' };
  const isSeveral = !taken && main.length > 1;
  const others = filled.filter((row) => row !== first && !main.includes(row) && row.value.length <= 60);
  const more = others.slice(0, MORE_ROWS).map(named);
  const swatch = first.swatch ?? rows.find((row) => row.swatch)?.swatch;
  return {
    title: isSeveral ? main.map(({ label, value }) => `${label}: ${value}`).join(', ') : first.value,
    detail: joined([!isSeveral && !taken && first.note, ...more]),
    ...(swatch && { swatch }),
  };
}

/** What can be said of any result of its kind. */
function byKind(tool: AnyTool, { shown, facts }: Outcome, { options, take }: Circumstances): ResultSummary {
  switch (shown.kind) {
    case 'text':
      return ofText(shown.value, false, facts);
    case 'code':
    case 'tree':
      return ofCode(shown, shown.kind === 'tree' ? 'json' : getLanguage(tool.output, options), facts);
    case 'list': {
      const { length } = shown.value;
      if (length < 2)
        return { title: shown.value[0] || 'Nothing', detail: joined(facts.slice(0, MORE_ROWS).map(named)) };
      return { title: count(length, 'value'), detail: shown.value.slice(0, MORE_ROWS + 1).join(', ') };
    }
    case 'fields':
      return ofFields(shown.value, tool.output, take);
    case 'table': {
      const { columns, rows } = shown.value;
      if (rows.length === 0) return { title: 'No rows' };
      const size = `${count(columns.length, 'column')}, ${count(rows.length, 'row')}`;
      if (rows.length === 1) return { title: rows[0]!.filter(Boolean).join(' · '), detail: size };
      return { title: size, detail: columns.join(', ') };
    }
    case 'image':
      return {
        title: shown.value.alt,
        detail: `${grouped(shown.value.width)} × ${grouped(shown.value.height)} pixels`,
      };
    case 'bytes': {
      const { bytes, type, name } = shown.value;
      return { title: `${formatBytes(bytes.length)}${type ? ` of ${type}` : ''}`, ...(name && { detail: name }) };
    }
    case 'diff': {
      const { added, removed, identical } = shown.value.diff;
      if (identical) return { title: 'Both texts are the same' };
      if (added + removed === 0) return { title: 'No differences except ignored ones' };
      return { title: `${count(added, 'line')} added, ${grouped(removed)} removed` };
    }
  }
}

function ofCode({ value }: { value: string }, language: string | undefined, facts: readonly FieldRow[]): ResultSummary {
  const what = language && outline(value, language);
  if (!what) return ofText(value, true, facts);
  return { title: what.size, detail: joined([what.names, ...facts.slice(0, MORE_ROWS).map(named)]) };
}

/** What matters most of a result: what its tool says, or else what can be said of any result of its kind. */
export function summarizeOutcome(tool: AnyTool, outcome: Outcome, about: Circumstances): ResultSummary {
  const { shown, fails } = outcome;
  if (fails)
    return {
      title: clipped(fails.message, LONGEST_TITLE),
      ...(fails.details.title && { detail: fails.details.title }),
    };
  // Several lines that were run one by one are a table, which the tool itself knows nothing of.
  const isByLine = shown.kind === 'table' && tool.output.kind !== 'table' && isMultiLine(tool, about.input);
  const written = isByLine ? undefined : tool.summarize?.(outcome as never, about as never);
  const { title, detail, ...rest } = written ?? byKind(tool, outcome, about);
  return {
    ...rest,
    title: clipped(title, LONGEST_TITLE) || 'Nothing',
    ...(detail && { detail: clipped(detail, LONGEST_DETAIL) }),
  };
}
