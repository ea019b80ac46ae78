import { persist, readStrings } from '@/ui/storage/storage';

const RECENTS = 8;

export const favourites = persist('localkit:favourites', readStrings(200));
export const recents = persist('localkit:recents', readStrings(RECENTS));
export const recentsOff = persist('localkit:recents-off', (raw) => raw === true);

export const toggleFavourite = (slug: string): boolean => {
  const all = favourites.get();
  return favourites.set(all.includes(slug) ? all.filter((one) => one !== slug) : [...all, slug]);
};

export function rememberVisit(slug: string): void {
  if (!recentsOff.get()) recents.set([slug, ...recents.get().filter((one) => one !== slug)].slice(0, RECENTS));
}
