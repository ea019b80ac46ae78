import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(max-width: 599px)');
const subscribe = (listener: () => void) => {
  const media = narrow();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => false,
  );
