import { InputError } from '@/engines/input-error';
import { type Tag, tidy } from './tags';

/** A page as every tool that writes about it knows it. */
export interface PageFacts {
  title: string;
  description: string;
  url: string;
  image: string;
  imageAlt?: string;
  imageWidth?: string;
  imageHeight?: string;
  siteName: string;
  authors: readonly string[];
  published?: string;
  modified?: string;
}

export type LinkedKind = 'article' | 'product' | 'breadcrumb' | 'organization';

/** Without what was not said. */
const filled = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** The steps to the page, each with its address, from the root on. */
function listSteps(address: string, title: string): { name: string; item: string }[] {
  const { origin, pathname } = new URL(address);
  const steps = pathname.split('/').filter(Boolean);
  const words = (step: string) => {
    const text = decode(step)
      .replace(/\.\w+$/, '')
      .replace(/[-_]+/g, ' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return [
    { name: 'Home', item: `${origin}/` },
    ...steps.map((step, at) => ({
      name: at === steps.length - 1 && title !== '' ? title : words(step),
      item: `${origin}/${steps.slice(0, at + 1).join('/')}`,
    })),
  ];
}

/** schema.org as search engines read it, from what the other fields say. */
export function describeForSearch(
  kind: LinkedKind,
  page: PageFacts,
  { price, currency }: { price: string; currency: string },
): Record<string, unknown> {
  const [title, description, url, image, siteName] = [
    page.title,
    page.description,
    page.url,
    page.image,
    page.siteName,
  ].map(tidy) as [string, string, string, string, string];
  const context = { '@context': 'https://schema.org' };
  switch (kind) {
    case 'article':
      return filled({
        ...context,
        '@type': 'Article',
        headline: title,
        description,
        image: image && [image],
        datePublished: page.published,
        dateModified: page.modified,
        author: page.authors.map((name) => ({ '@type': 'Person', name })),
        publisher: siteName && { '@type': 'Organization', name: siteName },
        mainEntityOfPage: url,
      });
    case 'product':
      return filled({
        ...context,
        '@type': 'Product',
        name: title,
        description,
        image: image && [image],
        brand: siteName && { '@type': 'Brand', name: siteName },
        offers:
          price &&
          filled({ '@type': 'Offer', price: readPrice(price), priceCurrency: currency.trim().toUpperCase(), url }),
      });
    case 'organization':
      return filled({ ...context, '@type': 'Organization', name: siteName || title, description, url, logo: image });
    case 'breadcrumb':
      if (!/^https?:\/\/./i.test(url) || !URL.canParse(url))
        throw new InputError('Breadcrumbs are made of the address: enter a full URL', { field: 'linkedData' });
      return {
        ...context,
        '@type': 'BreadcrumbList',
        itemListElement: listSteps(url, title).map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
      };
  }
}

function readPrice(text: string): string {
  const price = text.trim().replace(/^(\d+),(\d\d?)$/, '$1.$2');
  if (!/^\d+(?:\.\d+)?$/.test(price)) throw new InputError('Price must be a number such as 19.99', { field: 'price' });
  return price;
}

/** A script that ends nowhere but at its end: no text inside can close it. */
export const scriptTag = (data: object): Tag =>
  `<script type="application/ld+json">\n${JSON.stringify(data, null, 2).replace(/</g, '\\u003c')}\n</script>`;

/** "de https://example.com/de" on a line for each language. */
export function readLanguages(text: string): [language: string, address: string][] {
  return text
    .split('\n')
    .map((line, at): [string, string, number] => {
      const [language = '', address = ''] = line.trim().split(/[\s,=]+/, 2);
      return [language, address, at + 1];
    })
    .filter(([language]) => language !== '')
    .map(([language, address, line]) => {
      if (!/^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i.test(language))
        throw new InputError(`Line ${line} of Languages must begin with a language such as de or pt-BR`, {
          field: 'languages',
        });
      if (!/^https?:\/\/./i.test(address))
        throw new InputError(`Line ${line} of Languages needs a full URL after ${language}`, { field: 'languages' });
      return [language, address];
    });
}

export interface NextFacts extends PageFacts {
  type: string;
  card: string;
  site?: string;
  creator?: string;
  keywords?: readonly string[];
  robots?: string;
  favicon?: string;
  appleIcon?: string;
  section?: string;
  tags?: readonly string[];
  languages: readonly (readonly [string, string])[];
  locale: string;
  themeColor: string;
}

/** The same as the object that Next.js makes the tags of. */
export function writeNextMetadata(facts: NextFacts): string {
  const image = facts.image && [
    filled({
      url: facts.image,
      width: facts.imageWidth ? Number(facts.imageWidth) : undefined,
      height: facts.imageHeight ? Number(facts.imageHeight) : undefined,
      alt: facts.imageAlt,
    }),
  ];
  const isArticle = facts.type === 'article';
  const part = (values: Record<string, unknown>, least = 1) => {
    const said = filled(values);
    return Object.keys(said).length < least ? undefined : said;
  };
  const robots = facts.robots?.split(', ');
  const metadata = filled({
    title: facts.title,
    description: facts.description,
    keywords: facts.keywords,
    authors: isArticle ? undefined : facts.authors.map((name) => ({ name })),
    robots: robots?.[0] ? { index: robots[0] === 'index', follow: robots[1] === 'follow' } : undefined,
    alternates: part({ canonical: facts.url, languages: part(Object.fromEntries(facts.languages)) }),
    openGraph: part(
      {
        // Without anything else the kind says nothing; Next.js knows these two, and the rest has no type there.
        type: ['website', 'article', 'book', 'profile'].includes(facts.type) ? facts.type : undefined,
        title: facts.title,
        description: facts.description,
        url: facts.url,
        siteName: facts.siteName,
        locale: facts.locale,
        images: image,
        ...(isArticle && {
          publishedTime: facts.published,
          modifiedTime: facts.modified,
          authors: facts.authors,
          section: facts.section,
          tags: facts.tags,
        }),
      },
      2,
    ),
    twitter: part(
      {
        card: facts.card,
        site: facts.site,
        creator: facts.creator,
        title: facts.title,
        description: facts.description,
        images: facts.image && [facts.image],
      },
      2,
    ),
    icons: part(
      Object.fromEntries([
        ['icon', facts.favicon],
        ['apple', facts.appleIcon],
      ]),
    ),
  });
  const viewport = facts.themeColor
    ? `\n\nexport const viewport: Viewport = ${writeObject({ themeColor: facts.themeColor })};`
    : '';
  return `import type { Metadata${viewport && ', Viewport'} } from 'next';\n\nexport const metadata: Metadata = ${writeObject(metadata)};${viewport}`;
}

/** As people write objects: names without quotes, texts in single ones. */
function writeObject(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[${value.map((one) => writeObject(one, indent)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([name, one]) => `${inner}${/^[a-z_$][\w$]*$/i.test(name) ? name : quote(name)}: ${writeObject(one, inner)},\n`,
    );
    return entries.length === 0 ? '{}' : `{\n${entries.join('')}${indent}}`;
  }
  return typeof value === 'string' ? quote(value) : String(value);
}

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
