import { once } from './once';

export interface SniffedJson {
  /** As it should be; else somebody wrote it by hand, or something broke it. */
  readonly isValid: boolean;
  readonly form: 'object' | 'array' | 'lines' | 'string';
  /** What there is to say of its size: "3 keys", "12 items". */
  readonly size: string;
  /** A list of records: rows of a table. */
  readonly hasRows: boolean;
}

const count = (amount: number, what: string) => `${amount} ${what}${amount === 1 ? '' : 's'}`;
const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sniff(value: object): SniffedJson | undefined {
  if (!Array.isArray(value))
    return { isValid: true, form: 'object', size: count(Object.keys(value).length, 'key'), hasRows: false };
  // "[1]" stands in texts as the number of a note.
  if (value.length === 0 || (value.length === 1 && typeof value[0] === 'number')) return undefined;
  return { isValid: true, form: 'array', size: count(value.length, 'item'), hasRows: value.every(isRecord) };
}

/** An object on each line. */
function sniffLines(text: string): SniffedJson | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.slice(0, 20).every((line) => isRecord(parse(line)))) return undefined;
  return { isValid: false, form: 'lines', size: count(lines.length, 'line'), hasRows: true };
}

const QUOTED_KEY = /^[[{\s]*(?:\\|[ub](?=["']))?["'“][^"'”\n]{0,200}["'”]\s*:/;
const ITEMS = /^\[\s*(?:["'][^"'\n]{0,200}["']|-?\d+(?:\.\d+)?|true|false|null)\s*,/;
const BARE_KEY =
  /^[[{\s]*[A-Za-z_$][\w$]*\s*:\s*(?:["'[{]|[-+]?\.?\d|(?:true|false|null|undefined|NaN|Infinity|None|True|False)\b)/;

/** Begins as JSON does, though it does not end so: cut off, with comments, or as JavaScript writes it. */
function sniffBroken(text: string, isCut: boolean): SniffedJson | undefined {
  const form = text.startsWith('[') ? 'array' : 'object';
  const start = text
    .slice(0, 2000)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[\s,{[])\/\/[^\n]*/g, '$1');
  const isLike =
    QUOTED_KEY.test(start) || ITEMS.test(start) || (BARE_KEY.test(start) && !/;\s*(?:\n|\}|$)/.test(start));
  return isLike ? { isValid: isCut, form, size: isCut ? 'a long one' : 'with a mistake', hasRows: false } : undefined;
}

/** JSON argument to a function, as servers answered before browsers could ask other sites. */
const ARGUMENT = /^[A-Za-z_$][\w$]{0,60}\(\s*([[{][\s\S]*[\]}])\s*\);?$/;
const COMMENTS_BEFORE = /^(?:\s*(?:(?:\/\/|#)[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/))+\s*(?=[[{])/;

/** Whether a text is JSON, or was meant to be. */
export const sniffJson = once((text, isCut): SniffedJson | undefined => {
  if (/^(?:\/[/*]|#)/.test(text)) {
    const rest = text.replace(COMMENTS_BEFORE, '');
    return /^[[{]/.test(rest) ? sniffBroken(rest, false) : undefined;
  }
  if (text.startsWith('"{') || text.startsWith('"[')) {
    const inner = isCut ? undefined : parse(text);
    return typeof inner === 'string' && typeof parse(inner) === 'object'
      ? { isValid: true, form: 'string', size: 'JSON as a string', hasRows: false }
      : undefined;
  }
  const argument = isCut ? undefined : ARGUMENT.exec(text)?.[1];
  if (argument !== undefined && /^[[{]\s*["{[]/.test(argument) && typeof parse(argument) === 'object')
    return {
      isValid: false,
      form: argument.startsWith('[') ? 'array' : 'object',
      size: 'argument to a function',
      hasRows: false,
    };
  if (/^(?:\{\s*\}|\[\s*\])$/.test(text)) {
    const isObject = text.startsWith('{');
    return {
      isValid: true,
      form: isObject ? 'object' : 'array',
      size: isObject ? '0 keys' : '0 items',
      hasRows: false,
    };
  }
  if (!/^[[{]/.test(text)) return undefined;
  const value = isCut ? undefined : parse(text);
  if (typeof value === 'object' && value !== null) return sniff(value);
  return sniffLines(text) ?? sniffBroken(text, isCut);
});
