import { createHash } from 'node:crypto';
import { minify_sync } from 'terser';
import type { Question } from '@/kit/meta';
import iconSheet from '@/ui/controls/icons.generated.svg?raw';
import core from '@/ui/styles/core.css?inline';
import firstRules from '@/ui/styles/first.css?inline';
import type { Embedded, PageFacts } from './page';
import { BASE } from './route';
import { fontFaces } from './shell/font-faces';
import { EMPTY_STYLES } from './shell/StylesBelowTitle';
import themeBootSource from './shell/theme-boot.js?raw';
import wordmark from './shell/wordmark.svg?raw';

/** It stands in every page: its comments are for whoever reads the source. */
const themeBoot = minify_sync(themeBootSource).code ?? themeBootSource;

const first = `${firstRules}\n${fontFaces}`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The same for every page. The only inline parts are a script and two style sheets, which are constant and allowed by
 * their hashes: without them the first paint would wait for more requests.
 */
export const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'wasm-unsafe-eval' ${hash(themeBoot)}`,
  `style-src 'self' ${hash(first)} ${hash(core)}`,
  "style-src-attr 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const modulePreload = (href: string) => `<link rel="modulepreload" href="${href}">`;
/** JSON that cannot end the element it stands in. */
const embed = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const icons = new Map(
  [...`${iconSheet}\n${wordmark}`.matchAll(/^<\w+ id="([^"]*)".*$/gm)].map(([icon, id]) => [id!, icon] as const),
);

const iconsIn = (markup: string) => [...markup.matchAll(/<use href="#([^"]*)"/g)].map(([, id]) => id!);

/** The pictures a page shows, once each: a sheet of all of them would take the browser longer to read than the page. */
const writeIcons = (id: string, names: Iterable<string>) =>
  `<svg id="${id}" style="display:none">${[...names].map((name) => icons.get(name) ?? '').join('')}</svg>`;

function structuredData(facts: PageFacts, address: string, questions: readonly Question[]): unknown[] {
  if (facts.kind !== 'tool' && facts.kind !== 'chain')
    return facts.kind === 'home'
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            name: 'Localkit',
            url: address,
            description: facts.description,
          },
        ]
      : [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: facts.name,
      url: address,
      description: facts.description,
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

export interface DocumentParts {
  facts: PageFacts;
  modules: Embedded['modules'];
  settings?: Embedded['settings'];
  /** Address on the public site. */
  address: string;
  app: string;
  below: string;
  questions: readonly Question[];
  /** Script that starts the page; the scripts it needs, first the one that all pages share; style sheets of the view. */
  entry: string;
  preload: readonly string[];
  styles: readonly string[];
  /** The scripts that the first result needs beyond those. */
  firstRun?: readonly string[];
  /** The development server's own scripts. */
  extraHead?: string;
  origin: string;
  development?: boolean;
}

/**
 * In the order in which it is wanted. The view's styles are asked for first: the tool is drawn with them, and they are
 * small. Then the script that starts the page and the large one that all share, for the browser asks for them before it has read the rest; what the first
 * paint shows, the header and the title, with no more styles than these need; the other styles and scripts, the tool, and
 * what is for machines; last the scripts of the first result, behind everything that the page itself needs.
 */
export function writeDocument(parts: DocumentParts): string {
  const {
    facts,
    modules,
    settings,
    address,
    app,
    below,
    questions,
    entry,
    preload: [shared, ...preload],
    styles,
    firstRun = [],
    extraHead = '',
    origin,
  } = parts;
  const [top = '', rest] = app.split(EMPTY_STYLES);
  if (rest === undefined) throw new Error(`${address} has no place for its styles`);
  const topIcons = new Set(iconsIn(top));
  const otherIcons = new Set(iconsIn(rest + below).filter((name) => !topIcons.has(name)));
  const title = escapeHtml(facts.title);
  const description = escapeHtml(facts.description);
  const image = `${origin}${BASE}social.png`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${parts.development ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">\n`}<meta name="viewport" content="width=device-width, initial-scale=1">
${styles.map((href) => `<link rel="preload" as="style" href="${href}">\n`).join('')}<script type="module" src="${entry}"></script>
${shared ? modulePreload(shared) : ''}
<title>${title}</title>
<script>${themeBoot}</script>
<style>${first}</style>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f6f3">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131412">
${facts.kind === 'missing' ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${address}">`}
<link rel="icon" href="${BASE}icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${BASE}icon-180.png">
<link rel="manifest" href="${BASE}site.webmanifest">
${facts.kind === 'home' ? `<link rel="search" type="application/opensearchdescription+xml" title="Localkit" href="${BASE}opensearch.xml">\n` : ''}<meta property="og:type" content="website">
<meta property="og:site_name" content="Localkit">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${image}">
<meta name="twitter:card" content="summary_large_image">
${extraHead}</head>
<body>
${writeIcons('first-icons', topIcons)}
<div id="app">${top}<div id="styles" hidden=""><style>${core}</style>${[
    // Before the style sheets, for which the browser waits: it reads no further until it has them.
    ...preload.map(modulePreload),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ].join('')}</div>${rest}</div>
<div id="below">${below}</div>
${writeIcons('icons', otherIcons)}
${structuredData(facts, address, questions)
  .map((data) => `<script type="application/ld+json">${embed(data)}</script>\n`)
  .join('')}<script type="application/json" id="page">${embed({ facts, modules, settings } satisfies Embedded)}</script>
${firstRun.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">\n`).join('')}</body>
</html>
`;
}
