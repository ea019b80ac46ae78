import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { runs } from '@/engines/testing/long';
import { describeForSearch, type NextFacts, readLanguages, scriptTag, writeNextMetadata } from './extras';
import { judgePicture } from './pictures';
import { readPage } from './read-page';
import { namedTag, propertyTag, tidy, titleTag } from './tags';

const PAGE: NextFacts = {
  title: 'Tea & "more"',
  description: 'It’s\nhot',
  url: 'https://example.com/shop/green-tea.html',
  image: 'https://example.com/a.png',
  siteName: 'Example',
  authors: ['Ann', 'Bob'],
  published: '2026-01-02T03:04:00Z',
  type: 'website',
  card: 'summary_large_image',
  languages: [['de', 'https://example.com/de']],
  locale: 'en_US',
  themeColor: '#0b6b4d',
};
const OFFER = { price: '19,9', currency: 'eur' };

describe('JSON-LD', () => {
  it('is what search engines ask for of an article, a product and an organization', () => {
    expect(describeForSearch('article', PAGE, OFFER)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Tea & "more"',
      description: 'It’s hot',
      image: ['https://example.com/a.png'],
      datePublished: '2026-01-02T03:04:00Z',
      author: [
        { '@type': 'Person', name: 'Ann' },
        { '@type': 'Person', name: 'Bob' },
      ],
      publisher: { '@type': 'Organization', name: 'Example' },
      mainEntityOfPage: 'https://example.com/shop/green-tea.html',
    });
    expect(describeForSearch('product', PAGE, OFFER)).toMatchObject({
      '@type': 'Product',
      offers: { '@type': 'Offer', price: '19.9', priceCurrency: 'EUR' },
    });
    expect(describeForSearch('organization', PAGE, OFFER)).toMatchObject({ name: 'Example', logo: PAGE.image });
    expect(() => describeForSearch('product', PAGE, { price: 'a lot', currency: '' })).toThrow(
      'Price must be a number',
    );
  });

  it('leads to the page step by step', () => {
    expect(describeForSearch('breadcrumb', PAGE, OFFER).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://example.com/shop' },
      { '@type': 'ListItem', position: 3, name: 'Tea & "more"', item: 'https://example.com/shop/green-tea.html' },
    ]);
    expect(() => describeForSearch('breadcrumb', { ...PAGE, url: '/shop' }, OFFER)).toThrow('enter a full URL');
    expect(() => describeForSearch('breadcrumb', { ...PAGE, url: 'https://e.example/%zz' }, OFFER)).not.toThrow();
  });

  it('is read by a browser as it was meant, whatever the texts hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const hostile = `</script><!--${title}`;
        const data = describeForSearch('article', { ...PAGE, title: hostile }, OFFER);
        const { document } = new JSDOM(scriptTag(data)!).window;
        expect(document.querySelectorAll('script')).toHaveLength(1);
        expect(JSON.parse(document.querySelector('script')!.textContent)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
      { numRuns: runs(50) },
    );
  });
});

describe('Next.js metadata', () => {
  const evaluate = (code: string): unknown =>
    new Function(
      `${code.replace(/^import.*$/m, '').replace(/export const (\w+): \w+/g, 'var $1')}; return { metadata, viewport: typeof viewport === 'undefined' ? undefined : viewport };`,
    )();

  it('is an object that says the same', () => {
    expect(evaluate(writeNextMetadata({ ...PAGE, robots: 'noindex, follow', imageWidth: '1200' }))).toEqual({
      metadata: {
        title: PAGE.title,
        description: PAGE.description,
        authors: [{ name: 'Ann' }, { name: 'Bob' }],
        robots: { index: false, follow: true },
        alternates: { canonical: PAGE.url, languages: { de: 'https://example.com/de' } },
        openGraph: {
          type: 'website',
          title: PAGE.title,
          description: PAGE.description,
          url: PAGE.url,
          siteName: 'Example',
          locale: 'en_US',
          images: [{ url: PAGE.image, width: 1200 }],
        },
        twitter: {
          card: 'summary_large_image',
          title: PAGE.title,
          description: PAGE.description,
          images: [PAGE.image],
        },
      },
      viewport: { themeColor: '#0b6b4d' },
    });
  });

  it('holds any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(evaluate(writeNextMetadata({ ...PAGE, title: `${title}'` }))).toMatchObject({
          metadata: { title: `${title}'` },
        });
      }),
      { numRuns: runs(200) },
    );
  });
});

it('reads languages line by line', () => {
  expect(readLanguages('de https://e.example/de\n\n x-default\thttps://e.example\npt-BR=https://e.example/br')).toEqual(
    [
      ['de', 'https://e.example/de'],
      ['x-default', 'https://e.example'],
      ['pt-BR', 'https://e.example/br'],
    ],
  );
  expect(() => readLanguages('de https://e.example\ngerman https://e.example')).toThrow(
    'Line 2 of Languages must begin',
  );
  expect(() => readLanguages('german')).toThrow('Line 1 of Languages must begin');
  expect(() => readLanguages('de /de')).toThrow('Line 1 of Languages needs a full URL after de');
});

describe('a page that was pasted', () => {
  it('is read as a browser reads it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, text) => {
        const html = `<!doctype html><html><head>${titleTag(title) ?? ''}${namedTag('Description', text) ?? ''}${propertyTag('og:image', text) ?? ''}</head></html>`;
        const { document } = new JSDOM(html).window;
        const { values } = readPage(html);
        expect(values.title ?? '').toBe(tidy(document.querySelector('title')?.textContent ?? ''));
        expect(values.description ?? '').toBe(
          tidy(document.querySelector('meta[name=Description]')?.getAttribute('content') ?? ''),
        );
      }),
      { numRuns: runs(100) },
    );
  });

  it('has its tags listed that are missing or doubled', () => {
    const head = readPage(`<title>A</title><svg><title>icon</title></svg><title>B</title>
      <meta name=description content=x><meta property="og:title" content=one><meta name="og:title" content=two>
      <meta property="article:author" content=Ann><meta property="article:author" content=Bob>
      <link rel="Shortcut Icon" href=/i.ico><link rel=canonical href=https://e.example/>
      <link rel=alternate hreflang=de href=https://e.example/de>`);
    expect(head.values).toMatchObject({
      title: 'A',
      'og:title': 'one',
      icon: '/i.ico',
      canonical: 'https://e.example/',
    });
    expect(head.lists['article:author']).toEqual(['Ann', 'Bob']);
    expect(head.languages).toEqual([['de', 'https://e.example/de']]);
    expect(head.doubled).toEqual(['title', 'og:title']);
    expect(head.missing).toContain('og:image');
    expect(head.missing).not.toContain('description');
  });
});

it('says what sites make of a picture', () => {
  expect(judgePicture({ width: 1200, height: 630, bytes: 100_000 })).toEqual([]);
  expect(judgePicture({ width: 800, height: 800, bytes: 700_000 })).toEqual([
    'On sharp screens 1200 × 630 pixels look better.',
    'Most sites cut 48% off at top and bottom: they show 1.91 to 1.',
    'WhatsApp leaves out pictures above 600 kB.',
  ]);
  expect(judgePicture({ width: 250, height: 130, bytes: 1 })).toEqual([
    'Too small for a large card on Facebook, X, LinkedIn, Discord and WhatsApp.',
  ]);
});
