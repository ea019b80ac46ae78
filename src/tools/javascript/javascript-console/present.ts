import { grouped } from '@/engines/number/grouped';
import type { Entry, KidName, Shot, ShownTable } from './entry';

export type TokenKind = 'string' | 'number' | 'literal' | 'key' | 'quiet' | 'error';
export interface Token {
  text: string;
  token?: TokenKind;
}

const TOKENS: Readonly<Partial<Record<Shot['t'], TokenKind>>> = {
  string: 'string',
  regexp: 'string',
  symbol: 'string',
  number: 'number',
  date: 'number',
  literal: 'literal',
  error: 'error',
  quiet: 'quiet',
};
/** Properties of an object that are shown before it is unfolded, and items of a list. */
const FEW = 5;
const SOME = 100;
/** Length at which a preview ends, whatever is left. */
const WIDE = 240;

const ESCAPES: Readonly<Record<string, string>> = { "'": "\\'", '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const isHolder = ({ t }: Shot) => t === 'object' || t === 'array' || t === 'map' || t === 'set';
export const canUnfold = (shot: Shot): boolean => (shot.k?.length ?? 0) > 0;

const quote = (shot: Shot): string =>
  `'${(shot.s ?? '').replace(/['\\\n\r\t]/g, (character) => ESCAPES[character]!)}'${shot.z === undefined ? '' : '…'}`;

/** `(3) [1, 2, 3]` unfolds into more than `Array(3)` tells; which of them is shown depends on the room. */
function getName({ t, n = '', z }: Shot, inside: boolean): string {
  if (t === 'array') return inside ? `${n}(${z})` : n === 'Array' ? (z! > 1 ? `(${z}) ` : '') : `${n}(${z}) `;
  if (t === 'map' || t === 'set') return inside ? `${n}(${z})` : `${n}(${z}) `;
  return n === 'Object' ? '' : `${n} `;
}

const nameTokens = ({ text, symbol, proto, key }: KidName): Token[] => {
  if (key) return [...getTokens(key, 1), { text: ' => ' }];
  const plain = symbol || proto || /^[\p{ID_Start}$_][\p{ID_Continue}$]*$|^\d+$/u.test(text);
  return [{ text: symbol ? `[${text}]` : plain ? text : `'${text}'`, token: 'key' }, { text: ': ' }];
};

/** A value on one line. `level` is how deep it stands in what is shown, and `deepest` from where only names are given. */
export function getTokens(shot: Shot, level = 0, deepest = 1): Token[] {
  if (shot.t === 'string') return [{ text: quote(shot), token: 'string' }];
  if (shot.t === 'error')
    return [{ text: level > 0 ? (shot.s ?? '').split('\n', 1)[0]! : (shot.s ?? ''), token: 'error' }];
  if (!isHolder(shot)) return [{ text: shot.s ?? '', token: TOKENS[shot.t] }];

  const list = shot.t === 'array' || shot.t === 'set';
  const [open, close] = shot.t === 'array' ? '[]' : '{}';
  const kids = (shot.k ?? []).filter(([name]) => !name.proto);
  if (level >= deepest && (kids.length > 0 || shot.m)) {
    const name = getName(shot, true);
    return [{ text: shot.t === 'object' ? `${name}{…}` : name }];
  }
  const tokens: Token[] = [{ text: `${getName(shot, false)}${open}` }];
  const most = list ? SOME : FEW;
  let width = 0;
  let shown = 0;
  for (const [name, kid] of kids.slice(0, most)) {
    if (width > WIDE) break;
    const one = [...(list && name.index ? [] : nameTokensFor(name, kid)), ...getTokens(kid, level + 1, deepest)];
    if (shown > 0) tokens.push({ text: ', ' });
    tokens.push(...one);
    width += one.reduce((sum, { text }) => sum + text.length + 2, 0);
    shown++;
  }
  if (shown < kids.length || shot.m) tokens.push({ text: shown > 0 ? ', …' : '…' });
  tokens.push({ text: close! });
  return tokens;
}

/** Holes of a list have no name. */
const nameTokensFor = (name: KidName, kid: Shot): Token[] =>
  name.text === '' && kid.t === 'quiet' && !name.key ? [] : nameTokens(name);

export interface TreeRow {
  name: Token[];
  value: Shot;
}
export const getRows = (shot: Shot): TreeRow[] =>
  (shot.k ?? []).map(([name, value]) => ({ name: nameTokensFor(name, value), value }));

export const countMore = ({ m }: Shot): string => (m ? `${grouped(m)} more not kept` : '');

const textOfTokens = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');
const textOfShot = (shot: Shot, deepest = 3): string => textOfTokens(getTokens(shot, 0, deepest));

export const cellText = (cell: Shot | null): string => (cell ? textOfTokens(getTokens(cell)) : '');

export const getHeader = ({ index, keys, columns, values }: ShownTable): string[] => [
  index,
  ...(keys ? ['Key'] : []),
  ...columns,
  ...(values ? ['Values'] : []),
];
export const getCells = ({ keys, values }: ShownTable, row: ShownTable['rows'][number]): (Shot | null)[] => [
  ...(keys ? [row.key] : []),
  ...row.cells,
  ...(values ? [row.own] : []),
];

/** The table with lines drawn around its cells. */
function tableText(table: ShownTable): string {
  const rows = table.rows.map((row) => [row.index, ...getCells(table, row).map(cellText)]);
  const all = [getHeader(table), ...rows];
  const widths = all[0]!.map((_, column) => all.reduce((widest, row) => Math.max(widest, row[column]!.length), 0));
  const rule = (left: string, cross: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(cross) + right;
  const line = (row: string[]) => `│${row.map((cell, at) => ` ${cell.padEnd(widths[at]!)} `).join('│')}│`;
  return [rule('┌', '┬', '┐'), line(all[0]!), rule('├', '┼', '┤'), ...rows.map(line), rule('└', '┴', '┘')].join('\n');
}

const MARKS: Readonly<Partial<Record<Entry['type'], string>>> = { input: '> ', result: '< ' };

/** An entry as text, for Copy and Download: indented as its groups are. */
export function textOfEntry(entry: Entry): string {
  const message = entry.parts
    .map(([kind, value]) => (kind === 't' ? value : kind === 'v' ? textOfShot(value) : ''))
    .join('');
  const text = [MARKS[entry.type] ?? '', entry.table ? tableText(entry.table) : message].join('');
  const lines = entry.trace ? `${text}\n${entry.trace}` : text;
  const indent = '  '.repeat(entry.depth);
  return lines
    .split('\n')
    .map((line) => indent + line)
    .join('\n');
}

/** What `%c` may set. Nothing that could cover the page, hide its controls or fetch something. */
const STYLES = [
  'color',
  'background',
  'background-color',
  'border',
  'border-radius',
  'font-family',
  'font-size',
  'font-style',
  'font-variant',
  'font-weight',
  'letter-spacing',
  'line-height',
  'padding',
  'text-decoration',
  'text-shadow',
  'text-transform',
];

export function readStyle(css: string): Record<string, string> {
  const style: Record<string, string> = {};
  for (const declaration of css.split(';')) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^:\\]{1,100}?)\s*$/i.exec(declaration) ?? [];
    const known = name.toLowerCase();
    if (!STYLES.includes(known) || /url|image|var\s*\(|attr|env/i.test(value)) continue;
    // The page is not the visitor's to rearrange: sizes end where a heading would.
    const size = /^(font-size|padding|line-height|letter-spacing)$/.test(known) ? /\d+(?:\.\d+)?/g : undefined;
    if (size && (value.match(size) ?? []).some((number) => Number(number) > 48)) continue;
    style[known.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  return style;
}
