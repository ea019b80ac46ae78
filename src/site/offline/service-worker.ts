import { type Request as Asked, CACHE, type Files, findFile, keyOf, type Progress, type Shared } from './files';

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
  readonly clients: { claim(): Promise<void> };
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

const keep = () => caches.open(CACHE);
const addressOf = (file: string) => base + keyOf(file, FILES[file]![0]);

/** Hosts that lead `/x/index.html` to `/x/` mark the answer as redirected, and a browser takes none such for a page. */
const plain = (response: Response) =>
  response.redirected ? new Response(response.body, { status: response.status, headers: response.headers }) : response;

/** Fetches a file past the browser's own cache unless its name changes with its content. */
async function load(file: string): Promise<Response> {
  const [revision] = FILES[file]!;
  return plain(await fetch(base + file, { cache: revision === '' ? 'default' : 'no-cache' }));
}

/** What is kept of a file. A copy that cannot be read is none. */
async function find(file: string): Promise<Response | undefined> {
  try {
    return await (await keep()).match(addressOf(file));
  } catch {
    return undefined;
  }
}

/** All of these, some at a time; those that are here already are not fetched again. */
async function storeAll(files: readonly string[], report: (progress: Progress) => void = () => {}): Promise<void> {
  const cache = await keep();
  const held = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
  const wanted = files.filter((file) => !held.has(addressOf(file)));
  const sizeOf = (all: readonly string[]) => all.reduce((sum, file) => sum + FILES[file]![1], 0);
  const total = sizeOf(files);
  let done = total - sizeOf(wanted);
  report({ done, total });
  const next = wanted.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of next) {
        const response = await load(file);
        if (!response.ok) throw new Error(`${file}: ${response.status}`);
        await cache.put(addressOf(file), response);
        done += FILES[file]![1];
        report({ done, total });
      }
    }),
  );
}

const all = Object.keys(FILES);
const light = all.filter((file) => FILES[file]![2] === 0);

/** Nothing is left of the versions before. */
async function sweep(): Promise<void> {
  const cache = await keep();
  const current = new Set(all.map(addressOf));
  const stale = (await cache.keys()).filter(({ url }) => !current.has(url.slice(location.origin.length)));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

async function answer(event: FetchEvent, file: string | undefined): Promise<Response> {
  const { request } = event;
  if (file !== undefined) {
    const kept = await find(file);
    if (kept) return kept;
    const response = await load(file);
    const copy = response.clone();
    // Without room for a copy, or without a place for any, the answer is as good.
    if (response.ok)
      event.waitUntil(
        keep()
          .then((cache) => cache.put(addressOf(file), copy))
          .catch(() => {}),
      );
    return response;
  }
  try {
    return await fetch(request);
  } catch (error) {
    const missing = request.mode === 'navigate' && (await find('404.html'));
    if (missing) return missing;
    throw error;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(storeAll(light)));

worker.addEventListener('activate', (event) => event.waitUntil(sweep().finally(() => worker.clients.claim())));

/** What another app handed in last, until the page it opened asks for it. In memory alone. */
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

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === location.origin && pathname === `${base}share`)
    return event.respondWith(takeShare(request));
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(base)) return;
  event.respondWith(answer(event, findFile(FILES, decodeURIComponent(pathname.slice(base.length)))));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'activate') worker.skipWaiting();
  if (event.data === 'take-shared') {
    event.ports[0]?.postMessage(shared);
    shared = undefined;
  }
  if (event.data !== 'fetch-all') return;
  const [port] = event.ports;
  const report = (progress: Progress) => port?.postMessage(progress);
  event.waitUntil(
    storeAll(all, report).catch(({ name }: Error) =>
      report({ done: 0, total: 0, failed: name === 'QuotaExceededError' ? 'full' : 'unreachable' }),
    ),
  );
});
