import { integerBelow } from '@/engines/random/draw';
import type { RandomSource } from '@/engines/random/source';

export const LOWEST = 1024;
export const HIGHEST = 65_535;
const MOST = 100;

const whole = (text: string): number | undefined => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined);

export interface PortRange {
  min: number;
  max: number;
  /** Why it is not the range that was asked for. */
  note?: string;
}

/** The range as entered, or the default one where that is no range. */
export function readRange(minText: string, maxText: string): PortRange {
  const fallBack = (why: string): PortRange => ({
    min: LOWEST,
    max: HIGHEST,
    note: `${why}: the default range ${LOWEST} to ${HIGHEST} is used.`,
  });
  const min = whole(minText);
  const max = whole(maxText);
  const isPort = (value: number | undefined): value is number =>
    value !== undefined && value >= LOWEST && value <= HIGHEST;
  if (!isPort(min)) return fallBack(`Min isn’t a port from ${LOWEST} to ${HIGHEST}`);
  if (!isPort(max)) return fallBack(`Max isn’t a port from ${LOWEST} to ${HIGHEST}`);
  if (min > max) return fallBack('Min is greater than Max');
  return { min, max };
}

export function readCount(text: string): { count: number; note?: string } {
  const count = whole(text);
  return count !== undefined && count >= 1 && count <= MOST
    ? { count }
    : { count: 1, note: `Count isn’t a number from 1 to ${MOST}: one port is generated.` };
}

/** A port to exclude, or why it is none. */
export function readExcluded(text: string, already: readonly number[]): { port: number } | { problem: string } {
  const port = whole(text);
  if (port === undefined || port > HIGHEST) return { problem: `Enter a port from 0 to ${HIGHEST}` };
  return already.includes(port) ? { problem: `${port} is already excluded` } : { port };
}

export const readExclusions = (text: string): { ports: number[]; wrong: string[] } => {
  const ports: number[] = [];
  const wrong: string[] = [];
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const read = readExcluded(word, []);
    if ('problem' in read) wrong.push(word.slice(0, 20));
    else if (!ports.includes(read.port)) ports.push(read.port);
  }
  return { ports, wrong };
};

/** Different ports of a range, none of them excluded; fewer where there are not as many. */
export function drawPorts(
  random: RandomSource,
  { min, max }: PortRange,
  excluded: readonly number[],
  count: number,
): number[] {
  const free: number[] = [];
  const taken = new Set(excluded);
  for (let port = min; port <= max; port++) if (!taken.has(port)) free.push(port);
  const drawn: number[] = [];
  while (drawn.length < count && free.length > 0) {
    const at = integerBelow(random, free.length);
    drawn.push(free[at]!);
    free[at] = free.at(-1)!;
    free.pop();
  }
  return drawn;
}
