import { persistShelf } from '@/families/markdown/documents/shelf';
import { persist } from '@/ui/storage/storage';

/** The other documents. */
export const shelf = persistShelf('textEditorDocuments');
/** How many words the visitor wants to write; 0 is no goal. */
export const wordGoal = persist('localkit:text-editor-goal', (raw) =>
  typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0 ? Math.min(raw, 1_000_000) : 0,
);
