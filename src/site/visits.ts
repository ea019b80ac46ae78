import { keep, readStrings } from '@/ui/storage';

const RECENTS = 8;

export const favourites = keep('localkit:favourites', readStrings(200));
export const recents = keep('localkit:recents', readStrings(RECENTS));
export const recentsOff = keep('localkit:recents-off', (raw) => raw === true);

export const toggleFavourite = (slug: string): boolean => {
  const all = favourites.get();
  return favourites.set(all.includes(slug) ? all.filter((one) => one !== slug) : [...all, slug]);
};

export function rememberVisit(slug: string): void {
  if (!recentsOff.get()) recents.set([slug, ...recents.get().filter((one) => one !== slug)].slice(0, RECENTS));
}
