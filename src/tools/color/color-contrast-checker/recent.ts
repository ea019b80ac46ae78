import { persist, readList } from '@/ui/storage/storage';
import { readHex } from './check';

const LIMIT = 5;

export interface RecentCheck {
  readonly text: string;
  readonly background: string;
}

const isHex = (raw: unknown): raw is string => {
  try {
    readHex(String(raw));
    return true;
  } catch {
    return false;
  }
};

export const recentChecks = persist(
  'localkit:contrast-recent',
  readList<RecentCheck>(LIMIT, ({ text, background }) =>
    isHex(text) && isHex(background) ? { text, background } : undefined,
  ),
);

export function remember(check: RecentCheck): void {
  const same = (other: RecentCheck) => other.text === check.text && other.background === check.background;
  const old = recentChecks.get();
  if (old[0] && same(old[0])) return;
  recentChecks.set([check, ...old.filter((other) => !same(other))].slice(0, LIMIT));
}
