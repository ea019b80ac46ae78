import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { tidy } from './tags';

/** What the head of a page says, by the names of its tags: `og:title`, `description`, `title`, `canonical`. */
export interface PageHead {
  values: Readonly<Record<string, string>>;
  /** `article:author` and the like, which may come several times. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** Languages and where the page is in them. */
  languages: readonly (readonly [language: string, address: string])[];
  /** Tags that are there more than once and should not be. */
  doubled: readonly string[];
  /** Tags that sites look for. */
  missing: readonly string[];
}

const WANTED = [
  'title',
  'description',
  'canonical',
  'og:title',
  'og:description',
  'og:image',
  'og:image:alt',
  'og:url',
  'og:type',
  'og:site_name',
  'og:locale',
  'twitter:card',
  'twitter:site',
];
/** Sites take several of these. */
const REPEATABLE =
  /^(?:article:(?:author|tag)|og:image(?::|$)|og:video|og:audio|og:locale:alternate|theme-color|music:|video:|book:)/;
const LINKS = new Map([
  ['canonical', 'canonical'],
  ['icon', 'icon'],
  ['shortcut icon', 'icon'],
  ['apple-touch-icon', 'apple-touch-icon'],
]);

type Element = DefaultTreeAdapterTypes.Element;
const attribute = (element: Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? '';

function* eachElement(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    // What a picture in the page calls its title is none of the page's.
    if (child.tagName !== 'svg') yield* eachElement(child);
  }
}

function nameOf(element: Element): [name: string, value: string] | undefined {
  if (element.tagName === 'title') {
    const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    return ['title', text];
  }
  if (element.tagName === 'meta') {
    // Open Graph has its own attribute, and many pages take the other.
    const name = attribute(element, 'property') || attribute(element, 'name');
    return name === '' ? undefined : [name.trim().toLowerCase(), attribute(element, 'content')];
  }
  const link = element.tagName === 'link' ? LINKS.get(attribute(element, 'rel').trim().toLowerCase()) : undefined;
  return link ? [link, attribute(element, 'href')] : undefined;
}

/** Reads a page, or the part of it that was pasted. */
export function readPage(html: string): PageHead {
  const found = new Map<string, string[]>();
  const languages: [string, string][] = [];
  for (const element of eachElement(parse(html))) {
    if (
      element.tagName === 'link' &&
      /\balternate\b/i.test(attribute(element, 'rel')) &&
      attribute(element, 'hreflang')
    )
      languages.push([attribute(element, 'hreflang'), attribute(element, 'href')]);
    const [name, value] = nameOf(element) ?? [];
    if (name === undefined || tidy(value ?? '') === '') continue;
    found.set(name, [...(found.get(name) ?? []), tidy(value ?? '')]);
  }
  const lists = Object.fromEntries(found);
  return {
    values: Object.fromEntries([...found].map(([name, [first = '']]) => [name, first])),
    lists,
    languages,
    doubled: [...found]
      .filter(([name, all]) => all.length > 1 && !REPEATABLE.test(name) && name !== 'icon')
      .map(([name]) => name),
    missing: WANTED.filter((name) => !found.has(name)),
  };
}
