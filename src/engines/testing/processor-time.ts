import { expect } from 'vitest';

/** Milliseconds of processor time this process has used: what a test may bound, whatever else the machine is doing. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What the piece of known work below takes on a machine at rest. */
const AT_REST_MS = 300;

/** How many times slower this machine is than one at rest, over some moments. */
function slowness(): number {
  const times = 5;
  const started = processorTime();
  for (let done = 0; done < times; done++) {
    const seen = new Map<string, number>();
    for (let n = 0; n < 200_000; n++) seen.set(`${n % 50_000} and ${n}`, n);
  }
  return Math.max(1, (processorTime() - started) / times / AT_REST_MS);
}

/**
 * Fails if more than `limit` milliseconds of processor time have passed since `started`. A machine that others share
 * counts their time as this process's: what seems too long is held against how slow known work is here and now.
 */
export function expectWithin(limit: number, started: number, what?: string): void {
  const took = processorTime() - started;
  if (took < limit) return;
  expect(took / slowness(), what).toBeLessThan(limit);
}
