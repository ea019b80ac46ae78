/** The kinds of page, by the value that is written. */
export const PAGE_TYPES = {
  website: 'Website',
  article: 'Article',
  book: 'Book',
  profile: 'Profile',
  music: 'Music',
  video: 'Video',
} as const;

/** The cards, by the value that is written. */
export const CARD_TYPES = {
  summary: 'Summary',
  summary_large_image: 'Summary with large image',
  app: 'Application',
  player: 'Player',
} as const;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

/** What is typed over several lines is one line in a tag. */
export const tidy = (text: string): string =>
  // Single spaces are as they should be, and nearly all there is.
  text.replace(/[^\S ][\s\0]*|\0[\s\0]*| [\s\0]+/g, ' ').trim();

/** A tag, or nothing where there is nothing to say. */
export type Tag = string | undefined;

const written = (content: string, write: (escaped: string) => string): Tag => {
  const clean = tidy(content);
  return clean === '' ? undefined : write(escapeHtml(clean));
};

export const titleTag = (title: string): Tag => written(title, (text) => `<title>${text}</title>`);
export const namedTag = (name: string, content: string): Tag =>
  written(content, (text) => `<meta name="${name}" content="${text}">`);
/** Open Graph names what it says by another attribute. */
export const propertyTag = (property: string, content: string): Tag =>
  written(content, (text) => `<meta property="${property}" content="${text}">`);
export const linkTag = (rel: string, href: string): Tag =>
  written(href, (text) => `<link rel="${rel}" href="${text}">`);

/** Groups of tags with a blank line between them. */
export const writeTags = (groups: readonly (readonly Tag[])[]): string =>
  groups
    .map((tags) => tags.filter((tag) => tag !== undefined))
    .filter((tags) => tags.length > 0)
    .map((tags) => tags.join('\n'))
    .join('\n\n');

/** Several values in one field, separated by commas. */
export const toList = (text: string): string[] =>
  text
    .split(',')
    .map(tidy)
    .filter((one) => one !== '');

/** A name on X, with its sign. */
export const getHandle = (text: string): string => {
  const clean = tidy(text);
  return /^\w{1,15}$/.test(clean) ? `@${clean}` : clean;
};
