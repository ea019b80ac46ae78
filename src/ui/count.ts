const segmenter = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter();
/** Beyond this, telling graphemes apart would be felt while typing; code points are counted instead. */
const EXACT_LIMIT = 20_000;

/** Characters as people count them: 👩‍👩‍👧 is one. */
export function countCharacters(text: string): number {
  // ASCII needs no segmenter, and is nearly all there is.
  if (/^[\x00-\x0c\x0e-\x7f]*$/.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter && text.length <= EXACT_LIMIT ? segmenter.segment(text) : text) count++;
  return count;
}

const numbers = new Intl.NumberFormat('en');
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;
