import { persist, readList } from '@/ui/storage/storage';
import { isSize, type Size } from './viewports';

/** A size that the visitor gave a name. */
export interface OwnDevice extends Size {
  readonly name: string;
}
export const MOST_OWN = 40;

export function readOwn(raw: unknown): OwnDevice | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { name, width, height } = raw as Record<string, unknown>;
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  const size = { width: Number(width), height: Number(height) };
  return Number.isInteger(size.width) && Number.isInteger(size.height) && isSize(size)
    ? { name: name.slice(0, 60), ...size }
    : undefined;
}

export const ownDevices = persist('localkit:responsive-test:devices', readList<OwnDevice>(MOST_OWN, readOwn));
