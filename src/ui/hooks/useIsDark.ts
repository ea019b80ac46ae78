import { useSyncExternalStore } from 'react';

const darkness = () => matchMedia('(prefers-color-scheme: dark)');
const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : darkness().matches;
};
function subscribe(listener: () => void): () => void {
  const media = darkness();
  const observer = new MutationObserver(listener);
  media.addEventListener('change', listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', listener);
    observer.disconnect();
  };
}

/** Whether the page is dark now, for what style sheets do not reach. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
