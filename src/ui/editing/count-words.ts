import { wordSegments } from '@/engines/text/segment';

/** Beyond this, telling words apart in every script would be felt; what stands between spaces is counted. */
const EXACT_WORDS = 100_000;

/** English without a sign inside of a word: what a segmenter would find there needs none, and to make one takes a while. */
const SIMPLE = /^(?!.*[A-Za-z0-9][:.,;'"][A-Za-z0-9])[^_\x80-\uffff]*$/s;

export function countWords(text: string): number {
  let count = 0;
  if (text.length > EXACT_WORDS) for (const _ of text.matchAll(/\S+/g)) count++;
  else if (SIMPLE.test(text)) for (const _ of text.matchAll(/[A-Za-z0-9]+/g)) count++;
  else for (const { isWordLike } of wordSegments(text)) if (isWordLike) count++;
  return count;
}
