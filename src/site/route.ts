import { type DocumentSlug, isDocument } from './documents/slugs';

/** Where this copy of the site is served, with a slash at both ends. */
export const BASE: string = import.meta.env.BASE_URL;

export type Route =
  | { readonly kind: 'home' }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'tool'; readonly slug: string }
  | { readonly kind: 'chain' }
  | { readonly kind: 'document'; readonly slug: DocumentSlug }
  | { readonly kind: 'missing' };

/** Where tools are joined; also the name by which search and favourites know it. */
export const CHAIN = 'chain';
export const chainPath = `${BASE}${CHAIN}`;
export const toolPath = (slug: string): string => (slug === CHAIN ? chainPath : `${BASE}tool/${slug}`);
export const documentPath = (slug: DocumentSlug): string => `${BASE}${slug}`;
export const categoryPath = (slug: string): string => `${BASE}category/${slug}`;

/** Reads a path of this site; either form, with or without the slash at the end or `index.html`. */
export function parsePath(pathname: string): Route | undefined {
  if (!`${pathname}/`.startsWith(BASE)) return undefined;
  const parts = pathname
    .slice(BASE.length)
    .replace(/index\.html$/, '')
    .split('/')
    .filter(Boolean);
  const [section, slug, ...rest] = parts;
  if (section === undefined) return { kind: 'home' };
  if ((section === 'tool' || section === 'category') && slug && rest.length === 0) return { kind: section, slug };
  if (section === CHAIN && slug === undefined) return { kind: 'chain' };
  if (isDocument(section) && slug === undefined) return { kind: 'document', slug: section };
  return { kind: 'missing' };
}
