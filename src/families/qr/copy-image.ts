import { useSyncExternalStore } from 'react';

const never = () => () => {};
const canCopyImages = () => typeof ClipboardItem !== 'undefined' && Boolean(navigator.clipboard?.write);

/** Whether this browser copies pictures; assumed until it can be asked. */
export const useCopiesImages = (): boolean => useSyncExternalStore(never, canCopyImages, () => true);

/** Handed over unfinished: Safari allows the copy only within the click itself. */
export async function copyImage(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    return false;
  }
}
