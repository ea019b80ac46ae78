import { wordSegments } from '@/engines/text/segment';

/** Beyond this, telling words apart in every script would be felt; what stands between spaces is counted. */
const EXACT_WORDS = 100_000;

export function countWords(text: string): number {
  let count = 0;
  if (text.length > EXACT_WORDS) for (const _ of text.matchAll(/\S+/g)) count++;
  else for (const { isWordLike } of wordSegments(text)) if (isWordLike) count++;
  return count;
}
