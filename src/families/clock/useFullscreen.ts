import { useCallback, useEffect, useState } from 'react';

/**
 * Whether the tool fills the screen. The tool covers the page by its own styles, and the browser is asked to give the page the whole screen:
 * where it will not (phones), the page is filled all the same.
 */
export function useFullscreen(): [full: boolean, toggle: () => void] {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFull(false);
    };
    document.addEventListener('fullscreenchange', follow);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      document.removeEventListener('keydown', leave);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, []);

  const toggle = useCallback(() => {
    setFull(!full);
    const asked = full
      ? document.fullscreenElement && document.exitFullscreen()
      : document.documentElement.requestFullscreen?.();
    asked?.catch(() => {});
  }, [full]);

  return [full, toggle];
}
