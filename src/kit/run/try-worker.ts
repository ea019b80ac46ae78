/** A worker, unless the browser has none or will not start one; whoever asks then goes on without. */
export function tryWorker(start: () => Worker): Worker | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}
