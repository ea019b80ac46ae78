import {
  type Request as Asked,
  CACHE,
  cacheKey,
  type Extent,
  type Files,
  filesNamedBy,
  filesReachedFrom,
  findFile,
  hasRightType,
  isSparing,
  type Progress,
  type Shared,
} from './files';

/** As much of the service worker's world as is used here: its types do not stand beside those of a page. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & MessageEvent<Asked>;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
}

/** Put in by the build: every file of the site. */
declare const SITE_FILES: Files;
const FILES = SITE_FILES;

const worker = self as unknown as Scope;
const base = new URL(worker.registration.scope).pathname;
/** Half of the connections a browser makes to one host: the page and what it still asks for go first. */
const AT_ONCE = 3;

const all = Object.keys(FILES);
const light = all.filter((file) => !FILES[file]![2]);

/** Larger scripts, such as the code editor, come with the first tool that is used. */
const SHELL_MOST_BYTES = 70_000;
const shell = filesReachedFrom(
  FILES,
  ['index.html', '404.html'].flatMap((page) => filesNamedBy(FILES, page)),
  SHELL_MOST_BYTES,
);

const openCache = () => caches.open(CACHE);
const getKey = (file: string) => base + cacheKey(file, FILES[file]![0]);
const getSize = (files: readonly string[]) => files.reduce((sum, file) => sum + FILES[file]![1], 0);
const pathIn = ({ url }: Request) => url.slice(location.origin.length);

async function storedFiles(): Promise<Set<string>> {
  const stored = new Set((await (await openCache()).keys()).map(pathIn));
  return new Set(all.filter((file) => stored.has(getKey(file))));
}

/** Hosts that redirect `/x/index.html` to `/x/` mark the answer as redirected, and a browser accepts none such for a page. */
const withoutRedirect = (response: Response) =>
  response.redirected ? new Response(response.body, { status: response.status, headers: response.headers }) : response;

const looksRight = (file: string, response: Response) =>
  response.ok && hasRightType(file, response.headers.get('content-type'));

/** Nothing works with a part of one of these, and the browser's own cache may keep that part for a year. */
const isNeededWhole = (file: string) => /\.(?:js|css)$/.test(file);

/**
 * Fetches a file past the browser's own cache where its name says nothing of its content, or where that cache has something else, or only
 * the beginning.
 */
async function load(file: string): Promise<Response> {
  const [revision, bytes] = FILES[file]!;
  const response = await fetch(base + file, { cache: revision === '' ? 'default' : 'no-cache' });
  if (revision !== '') return withoutRedirect(response);
  if (looksRight(file, response)) {
    if (!isNeededWhole(file)) return withoutRedirect(response);
    const body = await response.arrayBuffer();
    if (body.byteLength === bytes) return new Response(body, { headers: response.headers });
  }
  return withoutRedirect(await fetch(base + file, { cache: 'reload' }));
}

/** Whether this is the file the build made. */
async function isWhole(file: string, body: ArrayBuffer): Promise<boolean> {
  const [revision, bytes] = FILES[file]!;
  if (body.byteLength !== bytes) return false;
  if (revision === '') return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .startsWith(revision);
}

/** Stores an answer, unless it is not the file that was asked for. Says whether it was. */
async function store(file: string, response: Response): Promise<boolean> {
  if (!looksRight(file, response)) return false;
  const { headers } = response;
  const body = await response.arrayBuffer();
  if (!(await isWhole(file, body))) return false;
  await (await openCache()).put(getKey(file), new Response(body, { headers }));
  return true;
}

/** What is stored of a file. What cannot be read, or is not all of it, is dropped. */
async function findStored(file: string): Promise<Response | undefined> {
  try {
    const stored = await (await openCache()).match(getKey(file));
    if (!stored) return undefined;
    const body = await stored.arrayBuffer();
    if (body.byteLength === FILES[file]![1]) return new Response(body, { headers: stored.headers });
    await (await openCache()).delete(getKey(file));
  } catch {
    // As good as not there.
  }
  return undefined;
}

/** Stores all of these, some at a time; those that are stored already are not fetched again. */
async function storeAll(files: readonly string[], report: (progress: Progress) => void = () => {}): Promise<void> {
  const stored = await storedFiles();
  const wanted = files.filter((file) => !stored.has(file));
  const total = getSize(files);
  let done = total - getSize(wanted);
  report({ done, total });
  const next = wanted.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of next) {
        if (!(await store(file, await load(file)))) throw new Error(`${file} didn’t arrive intact`);
        done += FILES[file]![1];
        report({ done, total });
      }
    }),
  );
}

/** Where it is written down how much the visitor wants to have, for the next version of the site. */
const EXTENT_KEY = `${base}?extent`;
const readExtent = async () => ((await (await (await openCache()).match(EXTENT_KEY))?.text()) ?? 'visited') as Extent;
const writeExtent = async (extent: Extent) => (await openCache()).put(EXTENT_KEY, new Response(extent));

/** The shell, and what an earlier version had stored: its pages, or as much as the visitor asked for. */
async function install(): Promise<void> {
  const extent = await readExtent();
  if (extent === 'all') return storeAll(all);
  if (extent === 'light' && !isSparing()) return storeAll(light);
  const paths = (await (await openCache()).keys()).map((request) => pathIn(request).slice(base.length).split('?')[0]!);
  const pages = all.filter((file) => file.endsWith('.html') && paths.includes(file));
  const named = [...shell, ...pages.flatMap((page) => filesNamedBy(FILES, page))];
  await storeAll(isSparing() ? [...new Set(named)] : filesReachedFrom(FILES, named, SHELL_MOST_BYTES));
}

/** Drops what earlier versions stored, once no page is open that could be of one and still load its parts. */
async function sweep(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return;
  const cache = await openCache();
  const current = new Set([...all.map(getKey), EXTENT_KEY]);
  const stale = (await cache.keys()).filter((request) => !current.has(pathIn(request)));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

async function answer(event: FetchEvent, file: string | undefined): Promise<Response> {
  const { request } = event;
  if (file !== undefined) {
    const stored = await findStored(file);
    if (stored) return stored;
    const response = await load(file);
    // Without room for a copy the answer is as good.
    event.waitUntil(store(file, response.clone()).catch(() => {}));
    return response;
  }
  // Part of an earlier version, asked for by a page that is still open.
  const old = await caches.match(request, { cacheName: CACHE }).catch(() => undefined);
  if (old) return old;
  try {
    return await fetch(request);
  } catch (error) {
    const missing = request.mode === 'navigate' && (await findStored('404.html'));
    if (missing) return missing;
    throw error;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()));

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/** What another app sent last, until the page it opened asks for it. In memory alone. */
let shared: Shared | undefined;

/** Takes a share, and sends the browser to the page that asks what it is. */
async function takeShare(request: Request): Promise<Response> {
  const data = await request.formData();
  const [title, text, url] = ['title', 'text', 'url'].map((name) => String(data.get(name) ?? ''));
  const files = data.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[];
  // A link comes with the title of its page, which says less.
  shared = { text: text || url || title || '', files };
  return Response.redirect(`${base}?shared`, 303);
}

const fileAt = (pathname: string) => findFile(FILES, decodeURIComponent(pathname.slice(base.length)));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === location.origin && pathname === `${base}share`)
    return event.respondWith(takeShare(request));
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(base)) return;
  event.respondWith(answer(event, fileAt(pathname)));
});

/** Stores the page that was opened, and what it can load once it is used. What does not come now comes with the next visit. */
async function keepPage(path: string, isUsed: boolean): Promise<void> {
  await sweep();
  const page = fileAt(path);
  if (!page) return;
  const named = filesNamedBy(FILES, page);
  await storeAll(isUsed ? filesReachedFrom(FILES, named) : named);
}

async function fetchExtent(extent: 'light' | 'all', report: (progress: Progress) => void): Promise<void> {
  try {
    // Whoever asked for everything keeps it.
    if (extent === 'all' || (await readExtent()) === 'visited') await writeExtent(extent);
    await storeAll(extent === 'all' ? all : light, report);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    report({ done: 0, total: 0, failed: isFull ? 'full' : 'unreachable' });
  }
}

worker.addEventListener('message', (event) => {
  const { data } = event;
  const [port] = event.ports;
  switch (data.kind) {
    case 'activate':
      return void worker.skipWaiting();
    case 'take-shared':
      port?.postMessage(shared);
      shared = undefined;
      return;
    case 'measure':
      return event.waitUntil(
        storedFiles().then((stored) =>
          port?.postMessage({ done: getSize([...stored]), total: getSize(all) } satisfies Progress),
        ),
      );
    case 'keep-page':
      return event.waitUntil(keepPage(data.path, data.isUsed).catch(() => {}));
    case 'fetch':
      return event.waitUntil(fetchExtent(data.extent, (progress) => port?.postMessage(progress)));
  }
});
