import type { Page } from '../page';
import { parsePath } from '../route';
import { focusMainInput } from './main-input';

interface Site {
  /** Everything the page at an address needs. */
  load(pathname: string): Promise<Page>;
  /** Draws a page at once. */
  show(page: Page): void;
}

let site: Site | undefined;
let newest = 0;
/** The path of the page that is shown. */
let shown = '';

/** What an entry of the history remembers: how far the page was scrolled when it was left. */
type EntryState = { readonly scroll?: number } | null;

const rememberScroll = () => history.replaceState({ scroll: scrollY }, '');

const RELOADED = 'localkit:reloaded';

/** A second fault within this time is not mended by loading the page again. */
const RELOAD_PAUSE_MS = 60_000;

/** After a new deployment the pieces an open page refers to may be gone. Loads the page anew, but never twice in a row. */
export function reloadOnce(): void {
  // Without a network nothing would come, and what stands here would be gone.
  if (!navigator.onLine) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_PAUSE_MS) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    // Without storage nothing would stop the second time.
    return;
  }
  location.reload();
}

/** Loads a page of this site and draws it in place of the present one; the newest call wins. */
async function open(address: string, enter: () => void): Promise<void> {
  const mine = ++newest;
  try {
    const page = await site!.load(new URL(address, location.href).pathname);
    if (mine !== newest) return;
    enter();
    site!.show(page);
    shown = location.pathname;
  } catch {
    // A piece is missing: the whole page from the server has the right ones.
    location.assign(address);
  }
}

export async function navigate(address: string): Promise<void> {
  await open(address, () => {
    rememberScroll();
    history.pushState({ scroll: 0 }, '', address);
  });
  const target = document.getElementById(location.hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
  // The next Tab starts at the new page, and screen readers begin to read it.
  document.getElementById('main')?.focus({ preventScroll: true });
  focusMainInput();
}

/** Takes over clicks on links of this site, so that no page needs a link component. */
export function startNavigation(started: Site): void {
  site = started;
  shown = location.pathname;
  history.scrollRestoration = 'manual';
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return rememberScroll();
    const route = parsePath(link.pathname);
    // What is written about the site is not worth a script: those pages come from the server.
    if (!route || route.kind === 'missing' || route.kind === 'document') return;
    event.preventDefault();
    navigate(link.href);
  });
  // A link to the page that is open, typed or pasted into the address bar, loads nothing if only what follows the `#`
  // differs; but it names other options or inputs, as one with another query does.
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    const [from, to] = [new URL(oldURL), new URL(newURL)];
    if (to.hash.includes('=') && from.pathname + from.search === to.pathname + to.search) location.reload();
  });
  addEventListener('popstate', async (event) => {
    const state = event.state as EntryState;
    if (location.pathname !== shown) await open(location.href, () => {});
    // A jump within the page says so too, and is an entry that was never left.
    const target = state === null && document.getElementById(location.hash.slice(1));
    if (target) target.scrollIntoView();
    else scrollTo(0, state?.scroll ?? 0);
  });
}
