import type { Container } from './items';

interface Place {
  x: number;
  y: number;
  order: number;
}

/** In how many lines items stand: a line ends where the next item does not stand further along the main direction. */
export function countLines(places: readonly Place[], { flexDirection, flexWrap }: Container): number {
  if (flexWrap === 'nowrap' || places.length === 0) return 1;
  const along = flexDirection.startsWith('row') ? 'x' : 'y';
  const sign = flexDirection.endsWith('reverse') ? -1 : 1;
  // Sorting is stable: items of the same order stay as they are written.
  const shown = places.toSorted((one, other) => one.order - other.order);
  return 1 + shown.slice(1).filter((place, index) => sign * (place[along] - shown[index]![along]) <= 0).length;
}
