import { InputError } from '@/engines/input-error';
import { convert, findPair, findUnit, readValue, searchUnits, type UnitPair, writeResult } from './convert';

export interface Conversion {
  readonly value: string;
  /** The names of the units, or the symbols as they were typed where these can be read in two ways. */
  readonly from: string;
  readonly to: string;
  readonly category: string;
  /** What is converted, in words. */
  readonly says: string;
  /** So small that it has no digit among the six decimals that are shown. */
  readonly isTiny: boolean;
  /** The names of the units of the other reading. */
  readonly other?: { readonly from: string; readonly to: string };
}

const PHRASE =
  /^(?:convert\s+|how (?:many|much) )?([-+]?\d[\d,]*(?:\.\d+)?(?:e[-+]?\d+)?|[-+]?\.\d+)\s*([^\d\s].*?)\s+(?:in|to|into|as|=|->|→)\s+(.+?)\s*\??$/i;

/** By its name or symbol, or the first that has it in its name: a cup is that of the United States. */
function meant(text: string, category?: string): string {
  try {
    findUnit(text, category);
    return text;
  } catch (error) {
    const [near] = text.length > 2 ? searchUnits(text.replace(/s$/, '')) : [];
    if (near && new RegExp(`\\b${text.replace(/s$/, '').replace(/[^\p{L}]/gu, '.')}`, 'iu').test(near.unit.name))
      return near.unit.name;
    throw error;
  }
}

function pairIn(source: string, target: string): UnitPair | undefined {
  // The category of the one decides which unit the other's symbol means.
  for (const category of [undefined, findUnit(meant(target)).category]) {
    const from = meant(source, category);
    const pair = findPair(from, meant(target, findUnit(from, category).category), category);
    if (pair.from.category === pair.to.category) return pair;
  }
  return undefined;
}

/** "10 km in mi": what is to be converted, where both are units of one kind. */
export function conversionIn(text: string): Conversion | undefined {
  const [, number, source, target] = PHRASE.exec(text) ?? [];
  if (!number || !source || !target || source.length > 30 || target.length > 30) return undefined;
  try {
    const pair = pairIn(source, target);
    if (!pair) return undefined;
    const { from, to, other } = pair;
    const value = number.replaceAll(',', '');
    const { text: shown, exact } = writeResult(convert(readValue(value), from.unit, to.unit), 'decimals6');
    return {
      value,
      isTiny: shown === '0' && !exact,
      from: from.other ? source : from.unit.name,
      to: to.other ? target : to.unit.name,
      category: from.category,
      says: `${from.unit.name} to ${to.unit.name}`,
      ...(other && { other: { from: other.from.name, to: other.to.name } }),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return undefined;
}
