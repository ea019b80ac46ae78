import { type CSSToken, tokenize } from '@csstools/css-tokenizer';
import { COMMENT, STRING } from '@/engines/css/text';

export type StyleLanguage = 'css' | 'scss' | 'less';

/** A rule's head, a declaration or a statement, as a text that is equal where two of them mean the same. */
export interface Statement {
  meaning: string;
  /** Where it begins in the source. */
  at: number;
}

const LINE_COMMENTS = new RegExp(`${STRING}|${COMMENT}|url\\((?!\\s*["'])[^)]*\\)?|(//[^\\n]*)`, 'gi');
/** Comments to the end of a line as blanks of the same length: CSS has none. */
const withoutLineComments = (source: string) =>
  source.replace(LINE_COMMENTS, (all: string, comment?: string) => (comment ? ' '.repeat(comment.length) : all));

interface Piece {
  token: CSSToken;
  type: string;
  raw: string;
  /** Whether white space or a comment stands before it. */
  spaced: boolean;
}

const ENDS = new Set([
  'ident-token',
  'hash-token',
  ']-token',
  ')-token',
  'percentage-token',
  'string-token',
  '}-token',
]);
const endsCompound = ({ type, raw }: Piece) => ENDS.has(type) || raw === '*' || raw === '&';
const beginsCompound = ({ type, raw }: Piece) =>
  /^(?:ident|hash|function|\[|colon|percentage)-token$/.test(type) || /^[.*&%|#@$]$/.test(raw);

const getData = ({ token }: Piece) => token[4] as { value?: string | number; unit?: string; signCharacter?: string };

/** Numbers by their value, strings without their quotes, colours in small letters. */
function written(piece: Piece, isHead: boolean, isFolded: boolean, before: Piece | undefined, isCss: boolean): string {
  const { type, raw } = piece;
  const { value = raw, unit = '', signCharacter = '' } = getData(piece) ?? {};
  const sign = signCharacter === '+' ? '+' : '';
  switch (type) {
    case 'number-token':
    case 'percentage-token':
      return `${sign}${value}${type === 'percentage-token' ? '%' : ''}`;
    case 'dimension-token':
      // What Sass and Less take for a unit can become part of a name.
      return `${sign}${value}${isCss ? unit.toLowerCase() : unit}`;
    case 'string-token':
      return JSON.stringify(value);
    case 'hash-token':
      return isHead ? `#${value}` : `#${String(value).toLowerCase()}`;
    case 'at-keyword-token':
      return `@${value}`;
    case 'url-token':
      return `url(${value})`;
    case 'ident-token':
    case 'function-token': {
      const name = `${value}${type === 'function-token' ? '(' : ''}`;
      const isOwn = name.startsWith('--') || (before !== undefined && !piece.spaced && /^[.$@%{]$/.test(before.raw));
      return (isHead && !isOwn) || isFolded || before?.raw === '!' ? name.toLowerCase() : name;
    }
    default:
      return raw;
  }
}

/** A comma behind the last of several says nothing in Sass and Less; behind an only one it makes a list of it. */
function withoutLastCommas(pieces: readonly Piece[]): Piece[] {
  const dropped = new Set<number>();
  const open: { isMany: boolean }[] = [];
  pieces.forEach(({ type }, at) => {
    const around = open.at(-1);
    if (/^(?:[([]|function)-token$/.test(type)) {
      const isCall = type === 'function-token' || (type === '(-token' && pieces[at - 1]?.type === 'at-keyword-token');
      open.push({ isMany: isCall });
    } else if (/^[)\]]-token$/.test(type)) open.pop();
    else if (around && (type === 'colon-token' || type === 'comma-token')) {
      const isLast = type === 'comma-token' && /^[)\]]-token$/.test(pieces[at + 1]?.type ?? '');
      if (isLast && around.isMany) dropped.add(at);
      around.isMany = true;
    }
  });
  return pieces.filter((_, at) => !dropped.has(at));
}

/** What Sass and Less take for a value of an attribute without quotes; CSS takes names alone. */
const VALUES = /^(?:ident|number|dimension)-token$/;
const SIGILS = new Set(['$', '@', '.', '#']);
const isOperand = (piece: Piece) => endsCompound(piece) || /^(?:number|dimension)-token$/.test(piece.type);

/** White space that says something, as a sign. */
function spaceBefore(piece: Piece, before: Piece, after: Piece | undefined, isRule: boolean, isCss: boolean): string {
  const { type, raw, spaced } = piece;
  if (isRule) return spaced && endsCompound(before) && beginsCompound(piece) ? '␠' : '';
  // Calculations need white space on both sides; in Sass and Less a sign with some only before it belongs to what follows.
  if (type === 'delim-token' && /[+-]/.test(raw)) {
    if (isCss) return `${spaced ? '' : '<'}${after?.spaced ? '' : '>'}`;
    return spaced && isOperand(before) && after && !after.spaced ? '␠' : '';
  }
  const isName = type === '(-token' && before.type === 'ident-token';
  return spaced && (isName || (before.type === 'delim-token' && SIGILS.has(before.raw))) ? '␠' : '';
}

function readMeaning(all: readonly Piece[], isHead: boolean, language: StyleLanguage): string {
  const isCss = language === 'css';
  const pieces = isCss ? all : withoutLastCommas(all);
  const [first] = pieces;
  const isRule = isHead && first?.type !== 'at-keyword-token';
  const isFolded = /^(?:@(?:media|import|charset|custom-media)|unicode-range)$/i.test(first?.raw ?? '');
  let meaning = '';
  let square = 0;
  let nth = 0;
  pieces.forEach((piece, at) => {
    const before = pieces[at - 1];
    const { type, raw } = piece;
    if (type === '[-token') square++;
    else if (type === ']-token') square--;
    if (nth > 0 && /^(?:\)-token|ident-token)$/.test(type) && /^(?:\)|of)$/i.test(raw)) nth = 0;
    // `2n+1` may be spaced in many ways, none of which says anything.
    if (nth > 0) {
      meaning += raw.toLowerCase();
      return;
    }
    if (isRule && /^nth-[a-z-]*\($/i.test(raw)) nth = 1;
    const isFirst = before === undefined;
    const space = isFirst ? '' : spaceBefore(piece, before, pieces[at + 1], isRule && square === 0, isCss);
    const isValue = isRule && square > 0 && VALUES.test(type) && before?.raw.endsWith('=');
    // In Less names of properties are keys too and what begins with @ a variable; Sass knows its own rules in small letters only.
    const mayFold = type === 'ident-token' ? language !== 'less' : type === 'at-keyword-token' && isCss;
    const isKeyword = isFirst && !isRule && mayFold;
    const text = isValue
      ? JSON.stringify(type === 'ident-token' ? getData(piece).value : raw)
      : written(piece, isRule, isFolded, before, isCss);
    meaning += ` ${space}${isKeyword && !raw.startsWith('--') ? text.toLowerCase() : text}`;
  });
  return meaning;
}

/** The statements of a sheet in order, by the tokens of CSS Syntax; `{` and `}` are statements too. */
export function splitStatements(source: string, language: StyleLanguage): Statement[] {
  const statements: Statement[] = [];
  let pieces: Piece[] = [];
  let spaced = false;
  let depth = 0;
  const flush = (isHead: boolean) => {
    if (pieces.length > 0) statements.push({ meaning: readMeaning(pieces, isHead, language), at: pieces[0]!.token[2] });
    pieces = [];
  };
  for (const token of tokenize({ css: language === 'css' ? source : withoutLineComments(source) })) {
    const [type, raw, at] = token;
    if (type === 'whitespace-token' || type === 'comment' || type === 'EOF-token') {
      spaced = true;
      continue;
    }
    const before = pieces.at(-1);
    const opens = type === '{-token' && (depth > 0 || (!spaced && (before?.raw === '#' || before?.raw === '@')));
    if (opens || type === '(-token' || type === '[-token' || type === 'function-token') depth++;
    else if (depth > 0 && /^[)\]}]-token$/.test(type)) depth--;
    else if (depth === 0 && /^(?:[{}]|semicolon)-token$/.test(type)) {
      flush(type === '{-token');
      if (type !== 'semicolon-token') statements.push({ meaning: raw, at });
      spaced = false;
      continue;
    }
    pieces.push({ token, type, raw, spaced });
    spaced = false;
  }
  flush(false);
  return statements;
}

export const isSameSheet = (before: readonly Statement[], after: readonly Statement[]): boolean =>
  before.length === after.length && before.every(({ meaning }, at) => meaning === after[at]!.meaning);
