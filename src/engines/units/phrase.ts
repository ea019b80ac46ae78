import { InputError } from '@/engines/input-error';
import { type FoundUnit, findUnit, searchUnits } from './convert';

export interface Conversion {
  readonly value: string;
  readonly from: string;
  readonly to: string;
  readonly category: string;
}

const PHRASE =
  /^(?:convert\s+|how (?:many|much) )?([-+]?\d[\d,]*(?:\.\d+)?(?:e[-+]?\d+)?|[-+]?\.\d+)\s*([^\d\s].*?)\s+(?:in|to|into|as|=|->|→)\s+(.+?)\s*\??$/i;

/** By its name or symbol, or the first that has it in its name: a cup is that of the United States. */
function meant(text: string, category?: string): FoundUnit {
  try {
    return findUnit(text, category);
  } catch (error) {
    const [near] = text.length > 2 ? searchUnits(text.replace(/s$/, '')) : [];
    if (near && new RegExp(`\\b${text.replace(/s$/, '').replace(/[^\p{L}]/gu, '.')}`, 'iu').test(near.unit.name))
      return near;
    throw error;
  }
}

/** "10 km in mi": what is to be converted, where both are units of one kind. */
export function conversionIn(text: string): Conversion | undefined {
  const [, number, source, target] = PHRASE.exec(text) ?? [];
  if (!number || !source || !target || source.length > 30 || target.length > 30) return undefined;
  try {
    // The category of the one decides which unit the other's symbol means.
    for (const category of [undefined, meant(target).category]) {
      const from = meant(source, category);
      const to = meant(target, from.category);
      if (from.category === to.category)
        return { value: number.replaceAll(',', ''), from: from.unit.name, to: to.unit.name, category: from.category };
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return undefined;
}
