import { readable } from './bytes';
import { once } from './once';

/** Texts written as the numbers of their characters. */
export interface SniffedCodes {
  readonly base: 'hexadecimal' | 'decimal' | 'binary';
  readonly separator: 'space' | 'comma' | 'newLine' | 'none';
  readonly text: string;
  readonly count: number;
}

const SEPARATORS = [
  ['comma', /\s*,\s*/],
  ['newLine', /\s*\n\s*/],
  ['space', /\s+/],
] as const;

const toBytes = (codes: readonly string[], radix: number) =>
  Uint8Array.from(codes, (code) => Number.parseInt(code, radix));
const isMostlyWords = (text: string) =>
  (text.match(/[\p{L}\s]/gu)?.length ?? 0) >= text.length * 0.7 && /[aeiouAEIOU\s]|[^\x00-\x7f]/.test(text);

function split(text: string): { codes: string[]; separator: SniffedCodes['separator'] } {
  const found = SEPARATORS.find(([, pattern]) => pattern.test(text));
  return found
    ? { codes: text.split(found[1]).filter(Boolean), separator: found[0] }
    : { codes: [text], separator: 'none' };
}

const inPieces = (text: string, size: number) => text.match(new RegExp(`.{${size}}`, 'gs')) ?? [];

function sniffBits(codes: readonly string[], separator: SniffedCodes['separator']): SniffedCodes | undefined {
  const bits = separator === 'none' ? inPieces(codes[0]!, 8) : codes;
  const isEight = separator !== 'none' || codes[0]!.length % 8 === 0;
  if (!isEight || bits.length < 2 || !bits.every((code) => /^[01]{7,8}$/.test(code))) return undefined;
  const text = readable(toBytes(bits, 2));
  return text === undefined ? undefined : { base: 'binary', separator, text, count: bits.length };
}

function sniffHex(codes: readonly string[], separator: SniffedCodes['separator']): SniffedCodes | undefined {
  const bare = codes.map((code) => code.replace(/^(?:0x|\\x)/i, ''));
  const pairs = separator === 'none' && bare[0]!.length % 2 === 0 ? inPieces(bare[0]!, 2) : bare;
  if (!pairs.every((code) => /^[\da-f]{2}$/i.test(code))) return undefined;
  const isMarked = codes.some((code) => /^(?:0x|\\x)/i.test(code)) && separator !== 'none';
  const hasLetters = pairs.some((code) => /[a-f]/i.test(code));
  // Digits alone are phone numbers and the like.
  if (pairs.length < (isMarked ? 2 : hasLetters ? 4 : separator === 'none' ? 12 : 6)) return undefined;
  const text = readable(toBytes(pairs, 16));
  if (text === undefined || (!isMarked && !/[A-Za-z]|[^\x00-\x7f]/.test(text))) return undefined;
  return { base: 'hexadecimal', separator, text, count: pairs.length };
}

function sniffDecimals(codes: readonly string[], separator: SniffedCodes['separator']): SniffedCodes | undefined {
  if (separator === 'none' || codes.length < 4 || !codes.every((code) => /^\d{2,3}$/.test(code) && +code < 256))
    return undefined;
  if (!codes.some((code) => code.length === 3)) return undefined;
  const text = readable(toBytes(codes, 10));
  return text !== undefined && isMostlyWords(text)
    ? { base: 'decimal', separator, text, count: codes.length }
    : undefined;
}

/** Where the beginning is no text, the rest need not be read. */
const START = 2048;

export const sniffCodes = once((text): SniffedCodes | undefined => {
  if (!/^[\da-fx\\\s,]+$/i.test(text)) return undefined;
  const [start] = text.length > START ? (/^[\s\S]{0,1024}[\s,]/.exec(text) ?? [text.slice(0, START)]) : [text];
  return start === text || sniff(start) ? sniff(text) : undefined;
});

function sniff(text: string): SniffedCodes | undefined {
  const { codes, separator } = split(
    text.replace(/[,\s]+$/, '').replace(/^(?:\\x[\da-f]{2})+$/i, (all) => all.replaceAll('\\x', ' 0x').trim()),
  );
  return sniffBits(codes, separator) ?? sniffHex(codes, separator) ?? sniffDecimals(codes, separator);
}
