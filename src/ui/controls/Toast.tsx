import { useSyncExternalStore } from 'react';
import { Icon } from './Icon';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'plain' | 'destructive';
  readonly action?: { readonly label: string; run(): void };
  /** Milliseconds it stays. */
  readonly stays?: number;
}

/** Long enough to act on; what went wrong must also be understood. */
const STAYS = { plain: 4_000, action: 10_000, destructive: 20_000 };

let shown: Toast | undefined;
let timer: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

function put(next: Toast | undefined): void {
  clearTimeout(timer);
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the corner, in place of the one before. */
export function toast(next: Toast | string): void {
  const message = typeof next === 'string' ? { title: next } : next;
  put(message);
  const kind = message.tone === 'destructive' ? 'destructive' : message.action ? 'action' : 'plain';
  timer = setTimeout(() => put(undefined), message.stays ?? STAYS[kind]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Always in the page, so that screen readers hear what changes in it. */
export function ToastRegion() {
  const current = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  return (
    <div className="toasts" role="status" aria-live="polite">
      {current && (
        <div className={`toast ${current.tone ?? 'plain'}`}>
          <div className="grow">
            <strong>{current.title}</strong>
            {current.description && <p>{current.description}</p>}
          </div>
          {current.action && (
            <button
              type="button"
              className="button small"
              onClick={() => {
                const { action } = current;
                put(undefined);
                action?.run();
              }}
            >
              {current.action.label}
            </button>
          )}
          <button type="button" className="button icon-only quiet" aria-label="Dismiss" onClick={() => put(undefined)}>
            <Icon name="x" />
          </button>
        </div>
      )}
    </div>
  );
}
