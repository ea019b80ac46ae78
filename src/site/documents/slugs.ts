/** The addresses of the pages about the site itself: every page knows them, their texts are loaded by those that show them. */
const SLUGS = ['settings', 'privacy', 'changelog', 'licences'] as const;

export type DocumentSlug = (typeof SLUGS)[number];
export const isDocument = (slug: string): slug is DocumentSlug => (SLUGS as readonly string[]).includes(slug);
