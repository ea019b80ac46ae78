import { type Persisted, persist } from '@/ui/storage/storage';

/** A document that is kept while another is open. */
export interface SavedDocument {
  id: string;
  /** Empty until the visitor gives one. */
  name: string;
  text: string;
  css?: string;
}

export interface Shelf {
  /** The document that the page shows; what is kept of it here may be older. */
  open: string;
  list: readonly SavedDocument[];
}

const readSavedDocuments = (raw: unknown): SavedDocument[] => {
  const { id, name, text, css } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string') return [];
  return [{ id, name: typeof name === 'string' ? name : '', text, ...(typeof css === 'string' && { css }) }];
};

export const persistShelf = (key: string): Persisted<Shelf> =>
  persist(key, (raw): Shelf => {
    const { open, list } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
    return {
      open: typeof open === 'string' ? open : '',
      list: Array.isArray(list) ? list.flatMap(readSavedDocuments) : [],
    };
  });

const LONGEST_TITLE = 60;

/** Its name, or its first line without the signs of Markdown. */
export function titleOf({ name, text }: Pick<SavedDocument, 'name' | 'text'>): string {
  if (name.trim() !== '') return name.trim();
  const body = text.slice(0, 5000).replace(/^\s*(---|\+\+\+)\n[\s\S]*?\n\1(?:\n|$)/, '');
  for (const line of body.split('\n')) {
    const title = line
      .replace(/^[\s#>*+-]+/, '')
      .replace(/[*`]+|\s#+\s*$/g, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim();
    if (title !== '' && !/^\[![A-Z]+\]$/.test(title)) return title.slice(0, LONGEST_TITLE);
  }
  return 'Untitled';
}

/** The list with the open document as it is now; an empty one without a name is not worth a place. */
export function withOpen(
  list: readonly SavedDocument[],
  open: SavedDocument,
  isWorthKeeping: boolean,
): readonly SavedDocument[] {
  if (!isWorthKeeping) return list.filter(({ id }) => id !== open.id);
  return list.some(({ id }) => id === open.id) ? list.map((one) => (one.id === open.id ? open : one)) : [...list, open];
}

/** Those that have all these words in their title or text. */
export function search(list: readonly SavedDocument[], query: string): readonly SavedDocument[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter((one) => {
    const text = `${titleOf(one)}\n${one.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
