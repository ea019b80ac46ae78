import { useSyncExternalStore } from 'react';

/** Not in TypeScript's library yet; only Chromium on desktops has it. */
interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>;
}
declare global {
  interface Window {
    EyeDropper?: new () => EyeDropper;
  }
}

const subscribe = () => () => {};

/** Picks a color from anywhere on the screen; undefined where the browser cannot. */
export function useEyedropper(onPick: (text: string) => void): (() => void) | undefined {
  const offered = useSyncExternalStore(
    subscribe,
    () => window.EyeDropper !== undefined,
    () => false,
  );
  if (!offered) return undefined;
  return async () => {
    try {
      onPick((await new window.EyeDropper!().open()).sRGBHex);
    } catch {
      // Escape was pressed: nothing was picked, and nothing changes.
    }
  };
}
