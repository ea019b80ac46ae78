import { persist } from '@/ui/storage/storage';
import { CACHE, isSparing, type Progress, type Request } from './files';

/** Whether the visitor asked us not to keep a copy. */
export const copyOff = persist('localkit:offline-off', (raw) => raw === true);
/** When a tool was used first, in milliseconds. */
const firstUse = persist('localkit:first-use', (raw) => (typeof raw === 'number' ? raw : undefined));

/** Who comes back after this long is on another visit. */
const VISIT_MS = 30 * 60_000;

const workers = (): ServiceWorkerContainer | undefined =>
  typeof navigator === 'undefined' || !('serviceWorker' in navigator) ? undefined : navigator.serviceWorker;

export const canKeepCopy = (): boolean => workers() !== undefined && isSecureContext;

async function tellWorker(request: Request, transfer: Transferable[] = []): Promise<void> {
  const { active } = (await workers()?.ready) ?? {};
  active?.postMessage(request, transfer);
}

/** Starts keeping a copy of the site, and says when a new version of it waits. */
export async function keepCopy(base: string, onUpdate: (activate: () => void) => void): Promise<void> {
  const container = workers();
  if (!container || copyOff.get()) return;
  const registration = await container.register(`${base}sw.js`, { scope: base });
  const offer = () => {
    const { waiting } = registration;
    // Without a controller this is the first copy, which replaces nothing.
    if (!waiting || !container.controller) return;
    onUpdate(() => {
      container.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage({ kind: 'activate' } satisfies Request);
    });
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
}

/** Has the page at this path stored; with all that it can load once it is used. */
export async function keepPage(path: string, isUsed: boolean): Promise<void> {
  if (!copyOff.get()) await tellWorker({ kind: 'keep-page', path, isUsed });
}

export function noteUse(path: string): void {
  if (firstUse.get() === undefined) firstUse.set(Date.now());
  keepPage(path, !isSparing());
}

/** Fetches the other tools for visitors who come back to use them, or have installed the site. */
export async function storeAllForReturningVisitor(): Promise<void> {
  const used = firstUse.get();
  const isBack = used !== undefined && Date.now() - used > VISIT_MS;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  const fetchLight = () => tellWorker({ kind: 'fetch', extent: 'light' });
  addEventListener('appinstalled', () => {
    if (!isSparing() && !copyOff.get()) fetchLight();
  });
  if ((isBack || isInstalled) && !isSparing() && !copyOff.get()) await fetchLight();
}

/** Fetches all that is left, the heavy parts too. */
export async function fetchEverything(report: (progress: Progress) => void): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Progress>) => report(data);
  await tellWorker({ kind: 'fetch', extent: 'all' }, [port2]);
}

export async function removeCopy(): Promise<void> {
  copyOff.set(true);
  const registrations = (await workers()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await caches.delete(CACHE);
}

/** How much is stored of how much; waits until there is a copy. */
export async function measureCopy(): Promise<Progress> {
  const { port1, port2 } = new MessageChannel();
  const measured = new Promise<Progress>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Progress>) => resolve(data);
  });
  await tellWorker({ kind: 'measure' }, [port2]);
  return measured;
}
