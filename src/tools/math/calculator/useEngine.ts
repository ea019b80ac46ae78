import { useEffect, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { COMPUTING } from './keys';
import type { Engine } from './terms';

interface Waiting {
  readonly key: string;
  /** In the field, not on the pad. */
  readonly typed: boolean;
}

/** The engine, loaded with the first character, and the keys that wait for it: from the first that computes on, all do. */
export function useEngine(entered: boolean, onFailure: (error: InputError) => void) {
  const [engine, setEngine] = useState<Engine>();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const awaited = waiting.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who hears of a failure is no reason to load anew.
  useEffect(() => {
    if (engine || !(entered || awaited)) return;
    import('@/engines/calculate').then(setEngine, () => {
      setWaiting((old) => old.filter(({ key }) => !COMPUTING.has(key)));
      onFailure(
        new InputError(
          'The calculator couldn’t load. Copy your expression, check the connection, then reload the page',
        ),
      );
    });
  }, [engine, entered, awaited]);

  const waits = (key: string, typed: boolean): boolean => {
    if (!awaited && (engine || !COMPUTING.has(key))) return false;
    setWaiting((old) => [...old, { key, typed }]);
    return true;
  };
  return {
    engine,
    waiting,
    waits,
    takeFirst: () => setWaiting((old) => old.slice(1)),
  };
}

/** Takes one of the keys that waited with each rendering, so that the next finds what the one before has made. */
export function useTurns(
  { engine, waiting, takeFirst }: ReturnType<typeof useEngine>,
  take: (next: Waiting) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the turn of the next key that matters.
  useEffect(() => {
    const [next] = waiting;
    if (!next || (!engine && COMPUTING.has(next.key))) return;
    // What was typed meanwhile stays behind it.
    takeFirst();
    take(next);
  }, [engine, waiting]);
}
