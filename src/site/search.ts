import MiniSearch from 'minisearch';
import { type Entry, entries, findCategory, findEntry } from '@/kit/catalogue';

export { findEntry };

/** "JSONPath" and "json path", "b64": words, and the whole written together. */
const index = new MiniSearch<Entry & { joined: string; inCategory: string }>({
  idField: 'slug',
  fields: ['name', 'joined', 'keywords', 'description', 'inCategory'],
  extractField: (entry, field) => {
    const value = entry[field as keyof typeof entry];
    return Array.isArray(value) ? value.join(' ') : String(value ?? '');
  },
});

const waiting = entries.map((entry) => ({
  ...entry,
  joined: entry.slug.replaceAll('-', ''),
  inCategory: findCategory(entry.category)?.name ?? '',
}));
const indexNext = (count: number) => index.addAll(waiting.splice(0, count));

/** A few tools at a time: all at once would hold up whoever types or scrolls meanwhile. The first search does the rest. */
function indexSome(): void {
  indexNext(8);
  if (waiting.length > 0) setTimeout(indexSome);
}
indexSome();

/** Two neighbouring letters change places in half of all slips, which counts as two of them. */
function untangle(word: string): string {
  const known = (start: string) => index.search(start, { prefix: true, fields: ['name', 'keywords'] }).length > 0;
  if (word.length < 4 || known(word)) return word;
  for (let at = 1; at < word.length; at++) {
    const swapped = word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
    if (known(swapped)) return swapped;
  }
  return word;
}

const RULES = {
  boost: { name: 4, joined: 3, keywords: 3, inCategory: 1, description: 1 },
  prefix: true,
  /** One slip in a word of four letters, two in a longer one. */
  fuzzy: (term: string) => (term.length < 4 ? false : term.length < 6 ? 1 : 2),
};
const FILLERS = new Set(['to', 'a', 'the', 'in', 'of', 'from', 'and', 'for', 'online', 'tool']);

/** Tools for what was typed, best first. Every word must fit; if none fits that, any. */
export function searchTools(typed: string, limit = 12): readonly Entry[] {
  indexNext(waiting.length);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word));
  const query = (telling.length > 0 ? telling : words).map(untangle).join(' ');
  if (query === '') return [];
  const exact = entries.filter(
    (entry) =>
      entry.name.toLowerCase() === typed.trim().toLowerCase() ||
      entry.keywords.some((keyword) => keyword.toLowerCase() === typed.trim().toLowerCase()),
  );
  const strict = index.search(query, { ...RULES, combineWith: 'AND' });
  const found = strict.length > 0 ? strict : index.search(query, RULES);
  return [...new Set([...exact, ...found.flatMap(({ id }) => findEntry(id) ?? [])])].slice(0, limit);
}
