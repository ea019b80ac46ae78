import { persistShelf } from '@/families/markdown/documents/shelf';
import { persist } from '@/ui/storage/storage';

export interface Document {
  markdown: string;
  css: string;
}

/** How often what changes is kept. */
export const SAVE_MS = 5000;

const readDocument = (raw: unknown): Document | undefined => {
  const { markdown, css } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  return typeof markdown === 'string' ? { markdown, css: typeof css === 'string' ? css : '' } : undefined;
};
export const kept = persist('markdownDraft', readDocument);

/** The other drafts. */
export const shelf = persistShelf('markdownDrafts');
