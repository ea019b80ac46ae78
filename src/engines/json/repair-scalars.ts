import { urlEnd } from './repair-string';

interface Scalar {
  /** As JSON. */
  readonly written: string;
  readonly end: number;
  /** What was done to it. */
  readonly fix?: string;
}

const AFTER = '(?=[\\s,:;\\]})/#"\'`\\[{]|$)';
const BASED = new RegExp(`([+-]?)(0[xX][\\da-fA-F]+|0[oO][0-7]+|0[bB][01]+)n?${AFTER}`, 'y');
const DECIMAL = new RegExp(`([+-]?)(\\d[\\d_]*)?(\\.\\d*)?([eE][+-]?\\d*)?n?${AFTER}`, 'y');
/** What stands alone, as where a text breaks off. */
const ALONE = /(?:-|-?\.)\s*(?=[,\]}]|$)/y;

/** The number at a place, however it is spelled. Digits are never lost: what would lose some becomes a string. */
export function readLooseNumber(text: string, at: number): Scalar | undefined {
  BASED.lastIndex = at;
  const based = BASED.exec(text);
  if (based) {
    const value = `${based[1] === '-' ? '-' : ''}${BigInt(based[2]!)}`;
    return { written: value, end: BASED.lastIndex, fix: 'Wrote numbers in decimal' };
  }
  DECIMAL.lastIndex = at;
  const match = DECIMAL.exec(text);
  if (!match || match[0] === '') return undefined;
  const [written, sign = '', whole, point = '', exponent = ''] = match;
  const end = at + written.length;
  if (isLateQuote(text, end)) return undefined;
  if (whole === undefined && point.length < 2) {
    ALONE.lastIndex = at;
    if (exponent !== '' || !ALONE.test(text)) return undefined;
  }
  if (whole !== undefined && /^0\d/.test(whole))
    return { written: JSON.stringify(written), end, fix: 'Quoted numbers with leading zeros, which would be lost' };
  const cut = /[eE][+-]?$/.test(exponent) || (whole === undefined && point.length < 2);
  const value = [
    sign === '-' ? '-' : '',
    (whole ?? '0').replaceAll('_', ''),
    point === '.' ? '.0' : point,
    cut && exponent !== '' ? `${exponent}0` : exponent,
  ].join('');
  const fix = cut ? 'Completed numbers that break off' : 'Rewrote numbers that JSON can’t write that way';
  return { written: value, end, ...(value !== written && { fix }) };
}

const WORD = /[\p{L}_$][\p{L}\p{N}_$.-]*/uy;
/** These are meant wherever they stand. */
const KEYWORDS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  True: 'true',
  False: 'false',
  None: 'null',
};
/** These only alone: there are texts that begin so. */
const LIKELY: Readonly<Record<string, string>> = {
  ...KEYWORDS,
  none: 'null',
  nil: 'null',
  undefined: 'null',
  nan: 'null',
  infinity: 'null',
};
const ALL_THERE_IS = /[ \t]*(?:[,;\]})\r\n/#"']|$)/y;
const SIGN = /[+-](?=Infinity|NaN|inf)/y;

export function wordAt(text: string, at: number): string | undefined {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0];
}

/** true, false or null, by any of their names. */
export function readKeyword(text: string, at: number): Scalar | undefined {
  SIGN.lastIndex = at;
  const from = SIGN.test(text) ? at + 1 : at;
  const word = wordAt(text, from);
  if (word === undefined) return undefined;
  const end = from + word.length;
  ALL_THERE_IS.lastIndex = end;
  const written = KEYWORDS[word] ?? (ALL_THERE_IS.test(text) ? LIKELY[word.toLowerCase()] : undefined);
  if (written === undefined) return undefined;
  if (written === word && from === at) return { written, end };
  const fix = written === 'null' ? `Wrote null for ${text.slice(at, end)}` : 'Wrote true and false in lower case';
  return { written, end, fix };
}

const REGEX = /\/(?:\\.|[^\\/\r\n])+\/[a-z]*/y;
const STOP = /[,[\]{}()\r\n"/]/g;
const CAN_FOLLOW = /\s*(?:[,:\]})\r\n]|$)/y;

/** Whether a text without quotes is followed by the second of two: then the first is missing. */
export function isLateQuote(text: string, at: number): boolean {
  CAN_FOLLOW.lastIndex = at + 1;
  return text[at] === '"' && CAN_FOLLOW.test(text);
}

/** A text that nobody put in quotes: up to what parts values, a comment or the end of the line. */
export function readLooseText(text: string, at: number): Scalar | undefined {
  REGEX.lastIndex = at;
  if (text[at] === '/' && REGEX.test(text))
    return {
      written: JSON.stringify(text.slice(at, REGEX.lastIndex)),
      end: REGEX.lastIndex,
      fix: 'Quoted regular expressions',
    };
  let end = at;
  for (let depth = 0; ; ) {
    STOP.lastIndex = end;
    const stop = STOP.exec(text);
    end = stop?.index ?? text.length;
    const c = stop?.[0];
    if (c === '(') depth++;
    else if (c === ')' && depth > 0) depth--;
    else if (c !== '/') break;
    const url = c === '/' ? urlEnd(text, at, end) : undefined;
    if (url === undefined && c === '/' && /[/*]/.test(text[end + 1] ?? '')) break;
    end = url ?? end + 1;
  }
  const found = text.slice(at, end).trimEnd();
  if (found === '') return undefined;
  const isLate = isLateQuote(text, end);
  return {
    written: JSON.stringify(found),
    end: isLate ? end + 1 : at + found.length,
    fix: isLate ? 'Added missing opening quotes' : 'Quoted texts',
  };
}
