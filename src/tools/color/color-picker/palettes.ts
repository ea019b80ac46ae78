import { canRead, fetchColors, writeExact } from '@/engines/color/entered';
import { HARMONIES, type Harmony } from '@/engines/color/harmony';
import type { Color } from '@/engines/color/srgb';
import { persist, readList } from '@/ui/storage/storage';
import { readAny } from './tool';

const RECENT_LIMIT = 10;
export const PALETTE_LIMIT = 200;
const COLOR_LIMIT = 20;

export interface SavedPalette {
  readonly name: string;
  /** The base color first. */
  readonly colors: readonly string[];
  readonly harmony?: Harmony;
}

const isColor = (raw: unknown): raw is string => {
  if (typeof raw !== 'string') return false;
  // Another window may keep what this one cannot read yet.
  if (!canRead(raw)) return true;
  try {
    readAny(raw);
    return true;
  } catch {
    return false;
  }
};
const readColors = (raw: unknown, limit: number): readonly string[] =>
  Array.isArray(raw) ? [...new Set(raw.filter(isColor))].slice(0, limit) : [];

const RECENT = 'localkit:recent-colors';
const PALETTES = 'localkit:palettes';

const isThere = (raw: unknown): boolean => raw !== undefined;
const hasRecent = persist(RECENT, isThere);
const hasPalettes = persist(PALETTES, isThere);

/** What was kept may be any color. Whoever kept none needs nothing to read it. */
export async function fetchForSaved(): Promise<void> {
  if (hasRecent.get() || hasPalettes.get()) await fetchColors();
}

export const recentColors = persist(RECENT, (raw) => readColors(raw, RECENT_LIMIT));

export const savedPalettes = persist(
  PALETTES,
  readList<SavedPalette>(PALETTE_LIMIT, ({ name, colors, harmony }) => {
    const known = Array.isArray(colors) ? colors.filter(isColor).slice(0, COLOR_LIMIT) : [];
    if (typeof name !== 'string' || name.trim() === '' || known.length === 0) return undefined;
    return { name, colors: known, harmony: HARMONIES.find((one) => one === harmony) };
  }),
);

export function rememberColor(color: Color): void {
  const text = writeExact(color);
  const old = recentColors.get();
  if (old[0] !== text) recentColors.set([text, ...old.filter((one) => one !== text)].slice(0, RECENT_LIMIT));
}
