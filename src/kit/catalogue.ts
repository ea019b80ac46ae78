import chainMeta from './chain/meta';
import type { CategoryMeta, ToolMeta } from './meta';

/** A tool as lists show it. */
export interface Entry extends ToolMeta {
  readonly slug: string;
  /** Folder of its category. */
  readonly category: string;
}
export interface Category extends CategoryMeta {
  readonly slug: string;
  readonly tools: readonly Entry[];
}

const metas = import.meta.glob<ToolMeta>('../tools/*/*/meta.ts', { eager: true, import: 'default' });
const categoryMetas = import.meta.glob<CategoryMeta>('../tools/*/category.ts', { eager: true, import: 'default' });

/** By name, as people sort them. What compares names of any language takes a page dozens of milliseconds to set up. */
const inOrder = (a: Entry, b: Entry) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);

const getParts = (path: string) => path.split('/').slice(2);

export const entries: readonly Entry[] = Object.entries(metas)
  .map(([path, meta]) => {
    const [category = '', slug = ''] = getParts(path);
    return { ...meta, category, slug };
  })
  .sort(inOrder);

/** Categories that have tools, in the order of the catalogue. */
export const categories: readonly Category[] = Object.entries(categoryMetas)
  .map(([path, meta]) => {
    const [slug = ''] = getParts(path);
    const tools = entries.filter((entry) => entry.category === slug || entry.alsoIn?.includes(slug));
    return { ...meta, slug, tools };
  })
  .filter(({ tools }) => tools.length > 0)
  .sort((a, b) => a.order - b.order);

/** The page that joins the tools. */
export const chainEntry: Entry = { ...chainMeta, slug: 'chain', category: '' };

/** What can be searched for: every tool, and the page that joins them. */
export const findable: readonly Entry[] = [...entries, chainEntry];

const bySlug = new Map(findable.map((entry) => [entry.slug, entry]));
export const findEntry = (slug: string): Entry | undefined => bySlug.get(slug);
export const findCategory = (slug: string): Category | undefined =>
  categories.find((category) => category.slug === slug);

/** The neighbours it names first, then its category's, six at most. */
export function relatedTo(entry: Entry): readonly Entry[] {
  const named = entry.related.flatMap((slug) => findEntry(slug) ?? []);
  const near = entries.filter((other) => other.category === entry.category);
  return [...new Set([...named, ...near])].filter((other) => other !== entry).slice(0, 6);
}
