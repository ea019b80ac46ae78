import { persist } from '@/ui/storage/storage';

/** What is written in the notebook, kept for the next visit. */
export const notebookText = persist('localkit:calculator:notebook', (raw) => (typeof raw === 'string' ? raw : ''));

/** With what was brought below what is there, unless it is there already. */
export const joined = (kept: string, given: string): string =>
  given.trim() === '' || kept.includes(given) ? kept : kept.trim() === '' ? given : `${kept.trimEnd()}\n\n${given}`;
