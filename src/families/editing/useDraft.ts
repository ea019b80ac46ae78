import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Persisted } from '@/ui/storage/storage';
import { Draft } from './draft';
import { whenHidden } from './when-hidden';

/** Keeps what is written in the browser, as the class says; `name` is the page's. */
export function useDraft<Value>(name: string, kept: Persisted<Value | undefined>, screen: Draft<Value>['screen']) {
  const latest = useRef(screen);
  latest.current = screen;
  const [draft] = useState(
    () =>
      new Draft<Value>(name, kept, {
        read: () => latest.current.read(),
        show: (value) => latest.current.show(value),
      }),
  );
  useEffect(() => {
    const stops = [kept.subscribe(draft.follow), whenHidden(draft.flush)];
    return () => {
      for (const stop of stops) stop();
      draft.leave();
    };
  }, [draft, kept]);
  return { draft, ...useSyncExternalStore(draft.subscribe, draft.get, draft.get) };
}
