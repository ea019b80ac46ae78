import { toast } from '@/ui/Toast';
import { keepCopy } from './copy';

/** Keeps a copy of the site, and lets the visitor choose the moment at which a new version takes over. */
export function offerUpdates(base: string): Promise<void> {
  return keepCopy(base, (activate) =>
    toast({ title: 'A new version is ready', action: { label: 'Reload', run: activate }, stays: 60_000 }),
  ).catch(() => {
    // Without a copy everything works as before, but for the network.
  });
}
