// What tells browsers and systems how the installed site is started, searched, and handed files and texts.
import database from 'mime-db';

/**
 * @typedef {{ slug: string, name: string, description: string, popularity?: number, opens?: readonly string[] }} Entry
 */

/** How many of the best known tools stand in the menu of the app's icon. */
const SHORTCUTS = 4;

/**
 * The type of files with an ending; the one that names it first.
 * @param {string} ending
 */
function getType(ending) {
  if (ending === '.ts') return 'text/x-typescript'; // Known otherwise as that of films.
  const bare = ending.slice(1);
  const found = Object.entries(database).filter(([, { extensions = [] }]) => extensions.includes(bare));
  const [best] = found.sort(([, a], [, b]) => Number(b.source === 'iana') - Number(a.source === 'iana'));
  return best?.[0] ?? `text/x-${bare}`;
}

/** @param {readonly Entry[]} entries */
function acceptedFiles(entries) {
  /** @type {Record<string, string[]>} */
  const accept = {};
  for (const ending of new Set(entries.flatMap(({ opens = [] }) => opens))) {
    const type = getType(ending);
    accept[type] = [...(accept[type] ?? []), ending];
  }
  return accept;
}

/**
 * @param {string} base
 * @param {readonly Entry[]} entries
 */
export function webManifest(base, entries) {
  const icon = { src: `${base}icon-192.png`, type: 'image/png', sizes: '192x192' };
  const known = entries.filter(({ popularity }) => popularity === 3).slice(0, SHORTCUTS - 1);
  return {
    id: base,
    name: 'Localkit',
    short_name: 'Localkit',
    description: 'Small tools that run in your browser and nowhere else.',
    lang: 'en',
    categories: ['developer', 'productivity', 'utilities'],
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: '#f7f6f3',
    theme_color: '#f7f6f3',
    icons: [
      { src: `${base}icon.svg`, type: 'image/svg+xml', sizes: 'any' },
      icon,
      { src: `${base}icon-512.png`, type: 'image/png', sizes: '512x512' },
    ],
    shortcuts: [
      { name: 'Chain', description: 'Join tools into one.', url: `${base}chain`, icons: [icon] },
      ...known.map(({ slug, name, description }) => ({ name, description, url: `${base}tool/${slug}`, icons: [icon] })),
    ],
    file_handlers: [{ action: base, accept: acceptedFiles(entries), launch_type: 'single-client' }],
    share_target: {
      action: `${base}share`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: ['*/*'] }] },
    },
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  };
}

/**
 * Lets the address bar search the site.
 * @param {string} home
 */
export const openSearch = (home) => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Localkit</ShortName>
<Description>Small tools that run in your browser</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="192" height="192" type="image/png">${home}icon-192.png</Image>
<Url type="text/html" template="${home}?q={searchTerms}"/>
</OpenSearchDescription>
`;
