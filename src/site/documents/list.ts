import type { DocumentSlug } from './slugs';

/** Pages about the site itself. They are whole HTML, loaded from the server like any page. */
export const DOCUMENTS = {
  settings: {
    name: 'Settings',
    description: 'Theme, motion, history and everything this site keeps in your browser: export, import or remove it.',
    hasBody: true,
  },
  privacy: {
    name: 'How your data stays private',
    description: 'What this site can and can’t do in your browser, and how to check it yourself.',
    hasBody: true,
  },
  changelog: {
    name: 'What changed',
    description: 'The history of Localkit, newest first.',
    hasBody: false,
  },
  licences: {
    name: 'Licences',
    description: 'The open-source packages Localkit is built with, and their licenses.',
    hasBody: false,
  },
} as const satisfies Record<DocumentSlug, unknown>;
