import { toast } from '@/ui/controls/Toast';
import { keepCopy, keepPage, noteUse, storeAllForReturningVisitor } from './copy';

/** Without a copy everything works as before, but for the network. */
const withoutCopy = () => {};

/** Pages that were used since they were opened, by path. */
const used = new Set<string>();

function noteFirstUse(): void {
  const { pathname } = location;
  if (used.has(pathname)) return;
  used.add(pathname);
  noteUse(pathname);
}

/** Stores the page that is open. */
export const keepOpenPage = (): Promise<void> => keepPage(location.pathname, false).catch(withoutCopy);

/** Keeps a copy of what is visited, and lets the visitor choose the moment at which a new version takes over. */
export async function startOffline(base: string, isUsed: boolean): Promise<void> {
  for (const kind of ['input', 'paste', 'drop', 'click'])
    addEventListener(
      kind,
      ({ target }) => {
        if (target instanceof Element && target.closest('#main')) noteFirstUse();
      },
      true,
    );
  try {
    await keepCopy(base, (activate) =>
      toast({ title: 'A new version is ready', action: { label: 'Reload', run: activate }, stays: 60_000 }),
    );
    await keepOpenPage();
    if (isUsed) noteFirstUse();
    await storeAllForReturningVisitor();
  } catch {
    withoutCopy();
  }
}
