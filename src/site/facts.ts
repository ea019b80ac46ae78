import { chainEntry, entries, findCategory, findEntry } from '@/kit/catalogue';
import { fullName } from '@/kit/meta';
import { DOCUMENTS } from './documents/list';
import type { PageFacts } from './page';
import type { Route } from './route';

/** What each page says of itself: its title, its description, where it stands. */
export function getFacts(route: Route): PageFacts {
  switch (route.kind) {
    case 'home':
      return {
        kind: 'home',
        tools: entries.length,
        title: 'Localkit – small tools that run in your browser',
        description: `${entries.length} free tools for developers, designers and everyone else: format JSON, decode Base64, make QR codes and more. Nothing is uploaded.`,
      };
    case 'category': {
      const category = findCategory(route.slug);
      if (!category) break;
      const { slug, name, icon, hue, description } = category;
      return { kind: 'category', slug, name, icon, hue, description, title: `${name} – Localkit` };
    }
    case 'document': {
      const { name, description } = DOCUMENTS[route.slug];
      return { kind: 'document', slug: route.slug, name, description, title: `${name} – Localkit` };
    }
    case 'chain': {
      const { name, icon, description } = chainEntry;
      return {
        kind: 'chain',
        name,
        icon,
        description,
        title: 'Chain tools together – free, in your browser – Localkit',
      };
    }
    case 'tool': {
      const entry = findEntry(route.slug);
      const category = entry && findCategory(entry.category);
      if (!entry || !category) break;
      const { slug, name, icon, description, similar } = entry;
      return {
        kind: 'tool',
        slug,
        name,
        icon,
        description,
        title: `${name} – free, in your browser – Localkit`,
        category: { slug: category.slug, name: category.name, hue: category.hue },
        isFor: similar?.isFor,
        similar: similar?.others
          .map((other) => findEntry(other)!)
          .map((other) => ({ slug: other.slug, name: fullName(other), isFor: other.similar?.isFor })),
      };
    }
  }
  return {
    kind: 'missing',
    title: 'Page not found – Localkit',
    description: 'There’s no page at this address.',
  };
}
