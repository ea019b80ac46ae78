import { persist } from '@/ui/storage/storage';

const SETS = 5;

const readSet = (raw: unknown): number[] =>
  Array.isArray(raw) ? raw.filter((port) => Number.isInteger(port) && port >= 0 && port <= 65_535).slice(0, 100) : [];

export const recentPorts = persist('recentPorts', (raw): readonly (readonly number[])[] =>
  Array.isArray(raw)
    ? raw
        .map(readSet)
        .filter((set) => set.length > 0)
        .slice(0, SETS)
    : [],
);

export const addRecent = (ports: readonly number[]): void => {
  if (ports.length > 0) recentPorts.set([ports, ...recentPorts.get()].slice(0, SETS));
};
