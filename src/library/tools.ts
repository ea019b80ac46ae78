import { entries, findCategory } from '@/kit/catalogue';
import { definedSlugs } from '@/kit/definitions';
import { fullName } from '@/kit/meta';
import type { ToolInfo } from './types';

const defined = new Set(definedSlugs);

/** The tools that can be run, by name. */
export const tools: readonly ToolInfo[] = entries
  .filter(({ slug }) => defined.has(slug))
  .map((entry) => ({
    slug: entry.slug,
    name: fullName(entry),
    description: entry.description,
    category: findCategory(entry.category)?.name ?? '',
    keywords: entry.keywords,
  }));
