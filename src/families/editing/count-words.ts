import { wordSegments } from '@/engines/text/segment';
import { isSpace } from '@/engines/text/space';

/** Beyond this, telling words apart in every script would be felt; what stands between spaces is counted. */
const EXACT_WORDS = 100_000;

/** English without a sign inside of a word: what a segmenter would find there needs none, and to make one takes a while. */
const SIMPLE = /^(?!.*[A-Za-z0-9][:.,;'"][A-Za-z0-9])[^_\x80-\uffff]*$/s;

/** Sign by sign: to make a match of every word takes more than twice as long. */
function countBetweenSpaces(text: string): number {
  let count = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at++) {
    const space = isSpace(text.charCodeAt(at));
    if (!space && !inWord) count++;
    inWord = !space;
  }
  return count;
}

export function countWords(text: string): number {
  if (text.length > EXACT_WORDS) return countBetweenSpaces(text);
  let count = 0;
  if (SIMPLE.test(text)) for (const _ of text.matchAll(/[A-Za-z0-9]+/g)) count++;
  else for (const { isWordLike } of wordSegments(text)) if (isWordLike) count++;
  return count;
}
