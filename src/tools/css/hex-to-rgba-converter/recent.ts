import { readHex8 } from '@/engines/color/rgb8';
import { persist, readStrings } from '@/ui/storage/storage';

const LIMIT = 5;

export const recentColors = persist('localkit:rgba-recent', (raw) =>
  readStrings(100)(raw).filter(readHex8).slice(0, LIMIT),
);

export function remember(hex: string): void {
  const old = recentColors.get();
  if (old[0] !== hex) recentColors.set([hex, ...old.filter((one) => one !== hex)].slice(0, LIMIT));
}
