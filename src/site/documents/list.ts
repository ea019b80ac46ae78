import type { DocumentSlug } from './slugs';

/** Pages about the site itself. They are whole HTML, loaded from the server like any page. */
export const DOCUMENTS = {
  settings: {
    name: 'Settings',
    description:
      'Theme, motion, history and everything this site keeps in your browser: export it, import it, remove it.',
    hasBody: true,
  },
  privacy: {
    name: 'How your data stays here',
    description: 'What this site may do in your browser, what it may not, and how you can check that yourself.',
    hasBody: true,
  },
  changelog: {
    name: 'What changed',
    description: 'The history of Localkit, newest first.',
    hasBody: false,
  },
  licences: {
    name: 'Licences',
    description: 'The open-source packages Localkit is built with, and their terms.',
    hasBody: false,
  },
} as const satisfies Record<DocumentSlug, unknown>;
