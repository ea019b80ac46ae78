import { keep } from '@/ui/storage';
import { CACHE, type Progress, type Request } from './files';

/** Whether the visitor asked us not to keep a copy. */
export const copyOff = keep('localkit:offline-off', (raw) => raw === true);

const workers = (): ServiceWorkerContainer | undefined =>
  typeof navigator === 'undefined' || !('serviceWorker' in navigator) ? undefined : navigator.serviceWorker;

export const canKeepCopy = (): boolean => workers() !== undefined && isSecureContext;

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
      waiting.postMessage('activate' satisfies Request);
    });
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
}

/** Fetches all that is left, the heavy parts too. */
export async function fetchEverything(report: (progress: Progress) => void): Promise<void> {
  const { active } = (await workers()?.ready) ?? {};
  if (!active) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Progress>) => report(data);
  active.postMessage('fetch-all' satisfies Request, [port2]);
}

export async function removeCopy(): Promise<void> {
  copyOff.set(true);
  const registrations = (await workers()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await caches.delete(CACHE);
}

/** Bytes of the copy as the browser counts them; nothing where it does not say. */
export async function copySize(): Promise<number | undefined> {
  if (!(await caches.has(CACHE))) return 0;
  const cache = await caches.open(CACHE);
  const sizes = await Promise.all(
    (await cache.keys()).map(async (request) => (await (await cache.match(request))?.blob())?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
