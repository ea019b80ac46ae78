import { useEffect } from 'react';

/** Keeps the screen on while asked to and while the page is seen, where the browser can. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !navigator.wakeLock) return;
    let over = false;
    let lock: WakeLockSentinel | undefined;
    const request = async () => {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (over) await lock.release();
      } catch {
        // Refused on low battery: the screen may then sleep as usual.
      }
    };
    request();
    // The browser takes it back whenever the page is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', request);
      lock?.release().catch(() => {});
    };
  }, [wanted]);
}
