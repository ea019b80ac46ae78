import type { Request, Shared } from '../../offline/files';
import type { Pasted } from './detect-pasted';
import { isMoreThanTyped } from './pasted';

interface LaunchQueue {
  setConsumer(take: (launch: { readonly files: readonly { getFile(): Promise<File> }[] }) => void): void;
}

const asProvided = (text: string): Pasted => ({ kind: isMoreThanTyped(text) ? 'pasted' : 'typed', text });

/** What another app shared, which the service worker holds for the page it opened. */
function takeShared(take: (provided: Pasted) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Shared | undefined>) => {
    if (data?.files.length) take({ kind: 'files', files: data.files });
    else if (data?.text) take(asProvided(data.text));
  };
  navigator.serviceWorker?.controller?.postMessage({ kind: 'take-shared' } satisfies Request, [port2]);
}

/** What comes with the address, from another app, from the system, or is dropped anywhere on the page: all like a paste. */
export function startArrivals(take: (provided: Pasted) => void): () => void {
  const asked = new URLSearchParams(location.search);
  const words = asked.get('q');
  if (words) take(asProvided(words));
  if (asked.has('shared')) takeShared(take);
  // What was handed in once must not come again with Back or a reload.
  if (location.search) history.replaceState(history.state, '', location.pathname);
  (window as { launchQueue?: LaunchQueue }).launchQueue?.setConsumer(async ({ files }) => {
    const opened = await Promise.all(files.map((file) => file.getFile()));
    if (opened.length > 0) take({ kind: 'files', files: opened });
  });
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take({ kind: 'files', files });
  };
  addEventListener('dragover', over);
  addEventListener('drop', drop);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', drop);
  };
}
