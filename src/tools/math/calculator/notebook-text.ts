import { persist } from '@/ui/storage/storage';

/** What is written in the notebook, kept for the next visit. */
export const notebookText = persist('localkit:calculator:notebook', (raw) => (typeof raw === 'string' ? raw : ''));

/** With what was brought below what is there, unless it is there already. */
export const joined = (kept: string, added: string): string =>
  added.trim() === '' || kept.includes(added) ? kept : kept.trim() === '' ? added : `${kept.trimEnd()}\n\n${added}`;
