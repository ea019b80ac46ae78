import { DecodingMode, decodeHTML } from 'entities';
import { isReference } from './encode';

/** In an attribute `&copy=1` is part of an address; in text it is a © and `=1`. */
export type EntityPlace = 'text' | 'attribute';

export interface Decoded {
  text: string;
  /** What looks like a reference and is none, once each. */
  unknown: readonly string[];
  /** References that mean no character and became U+FFFD. */
  replaced: readonly string[];
}

const LOOKS_NAMED = /&[a-z][a-z\d]*;/gi;
const NUMERIC = /&#(?:x[\da-f]+|\d+);?/gi;
const MOST = 10;

function collect(text: string, pattern: RegExp, wanted: (found: string) => boolean): string[] {
  const judged = new Set<string>();
  const found: string[] = [];
  for (const [one] of text.matchAll(pattern)) {
    if (judged.has(one)) continue;
    judged.add(one);
    if (wanted(one) && found.push(one) === MOST) break;
  }
  return found;
}

/** All references of HTML, with and without a semicolon, as browsers read them. */
export function decodeEntities(text: string, place: EntityPlace = 'text'): Decoded {
  const mode = place === 'attribute' ? DecodingMode.Attribute : DecodingMode.Legacy;
  return {
    text: decodeHTML(text, mode),
    unknown: collect(text, LOOKS_NAMED, (one) => !isReference(one) && decodeHTML(one, mode) === one),
    replaced: collect(text, NUMERIC, (one) => decodeHTML(one) === '\ufffd' && !/^&#(x0*fffd|0*65533);?$/i.test(one)),
  };
}
