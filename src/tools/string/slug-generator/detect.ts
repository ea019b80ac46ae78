import { defineDetect } from '@/kit/detect/guess';

const SMALL = /^(?:a|an|and|as|at|but|by|for|from|in|into|of|on|or|the|to|vs?|with|is)$/;

/** "slugify Hello World", or a headline in capitals, as titles of pages are. Names of people and places look like it too, so nothing is claimed. */
export default defineDetect((text) => {
  const [, asked] = /^slugify:?\s+(\S[^\n]{0,200})$/i.exec(text) ?? [];
  if (asked) return { score: 0.9, why: 'Text for a slug', input: asked, typed: true };
  if (text.length > 150 || /[\n=<>{}|\\/@;]|\.$/.test(text)) return undefined;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isTitle = words.every((word) => /^[("“‘]?[\p{Lu}\d]/u.test(word) || SMALL.test(word));
  const isMixed = words.some((word) => /\p{Ll}/u.test(word));
  return words.length >= 4 && isTitle && isMixed ? { score: 0.46, why: 'Maybe a title' } : undefined;
});
