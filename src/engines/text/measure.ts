import { encodeUtf8 } from '@/engines/bytes';
import { countGraphemes } from './grapheme-counts';
import { splitGraphemes } from './segment';
import { countWords } from './words';

export interface TextMeasure {
  /** Characters as readers count them. */
  totalLength: number;
  codePoints: number;
  /** What `length` is in JavaScript, Java and C#. */
  utf16Units: number;
  /** In UTF-8. */
  byteLength: number;
  wordCount: number;
  lineCount: number;
  spaceCount: number;
  trimmedLength: number;
  uniqueCharCount: number;
  uppercaseCount: number;
  lowercaseCount: number;
  specialCharCount: number;
  /** How often each character occurs, the most frequent first, in order of appearance among equals. */
  frequencyAnalysis: ReadonlyMap<string, number>;
}

const countMatches = (items: Iterable<unknown>): number => {
  let count = 0;
  for (const _ of items) count++;
  return count;
};

/** Measures a text in every way that is called its length. */
export function measureText(text: string): TextMeasure {
  const frequency = new Map<string, number>();
  for (const character of splitGraphemes(text)) frequency.set(character, (frequency.get(character) ?? 0) + 1);
  const matching = (kind: RegExp) => {
    let count = 0;
    for (const [character, times] of frequency) if (kind.test(character)) count += times;
    return count;
  };
  return {
    totalLength: matching(/^/),
    codePoints: countMatches(text),
    utf16Units: text.length,
    byteLength: encodeUtf8(text).length,
    wordCount: countWords(text),
    lineCount: text === '' ? 0 : text.split(/\r\n|\n|\r/).length,
    spaceCount: matching(/^\s+$/),
    trimmedLength: countGraphemes(text.trim()).all,
    uniqueCharCount: frequency.size,
    uppercaseCount: matching(/^[\p{Lu}\p{Lt}]/u),
    lowercaseCount: matching(/^\p{Ll}/u),
    specialCharCount: matching(/^[^\p{L}\p{N}\s]/u),
    frequencyAnalysis: new Map([...frequency].sort(([, a], [, b]) => b - a)),
  };
}
