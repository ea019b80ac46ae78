import { InputError } from '@/engines/input-error';
import type { AnyTool } from '../tool';
import { tryWorker } from './try-worker';

/** Starts the worker that runs tools and chains; undefined if the browser has none or refuses. */
export const startToolWorker = (): Worker | undefined =>
  tryWorker(() => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'localkit' }));

/** Calls back when the worker dies or sends what cannot be read. */
export function onCrash(worker: Worker, tell: (error: Error) => void, signal?: AbortSignal): void {
  const crash = (event: Event) => {
    event.preventDefault();
    tell(new Error('The background worker stopped unexpectedly. Your input is safe; try again.'));
  };
  for (const kind of ['error', 'messageerror']) worker.addEventListener(kind, crash, signal && { signal });
}

/** The time limit of the tool that is at work, if it has one. */
export class Deadline {
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(tool: AnyTool | undefined, onPassed: (error: InputError) => void): void {
    this.clear();
    if (!tool?.timeLimit) return;
    const { after, message } = tool.timeLimit;
    this.#timer = setTimeout(() => onPassed(new InputError(message)), after);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
