import { saveItem } from '@/ui/storage/saved-list';
import { persist, readList } from '@/ui/storage/storage';

export interface Snippet {
  readonly name: string;
  readonly code: string;
  /** Left out for JavaScript. */
  readonly language?: 'typescript';
  /** The document it works on; left out where it has none. */
  readonly html?: string;
}

const LIMIT = 200;
export const LONGEST_NAME = 60;
const FIRST_LINE = /^[\s/*]*([^\n]*)/;

/** What a snippet is called where no name was typed: its first line. */
export const nameOf = (name: string, code: string): string =>
  (name.trim() || FIRST_LINE.exec(code)![1]!.trim() || 'Snippet').slice(0, LONGEST_NAME);

export const snippets = persist(
  'localkit:javascript-snippets',
  readList<Snippet>(LIMIT, ({ name, code, language, html }) =>
    typeof name === 'string' && name !== '' && typeof code === 'string' && code !== ''
      ? {
          name: name.slice(0, LONGEST_NAME),
          code,
          ...(language === 'typescript' && { language }),
          ...(typeof html === 'string' && { html }),
        }
      : undefined,
  ),
);

/** The newest first. One of the same name is replaced, which can be undone. */
export function saveSnippet(snippet: Snippet): boolean {
  const before = snippets.get();
  const old = before.find(({ name }) => name === snippet.name);
  const isNew = !old || (old.code === snippet.code && old.html === snippet.html && old.language === snippet.language);
  return saveItem(
    snippets,
    snippet,
    isNew ? 'Snippet saved' : { title: 'Snippet replaced', action: { label: 'Undo', run: () => snippets.set(before) } },
    { most: LIMIT, items: 'snippets', isSame: ({ name }) => name === snippet.name },
  );
}
