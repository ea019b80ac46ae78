import { useSyncExternalStore } from 'react';

/** One value in the browser's storage. Reading never fails: what is corrupt, denied or absent reads as its default. */
export interface Persisted<Value> {
  get(): Value;
  /** False when the browser did not keep it: storage full or denied. The page goes on with the new value all the same. */
  set(value: Value): boolean;
  remove(): void;
  subscribe(listener: () => void): () => void;
  readonly initial: Value;
}

/**
 * @param read turns whatever was found (`undefined` if nothing, or if it was no JSON) into a value.
 * @param form in which it is kept.
 */
export function persist<Value>(
  key: string,
  read: (raw: unknown) => Value,
  form: { parse(raw: string): unknown; stringify(value: NonNullable<Value>): string } = JSON,
): Persisted<Value> {
  const listeners = new Set<() => void>();
  const initial = read(undefined);
  let lastRaw: string | null = null;
  let last = initial;
  /** Holds the value when storage would not. */
  let unsaved: { value: Value } | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const parse = (raw: string | null): Value => {
    try {
      return read(raw === null ? undefined : form.parse(raw));
    } catch {
      return initial;
    }
  };
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) {
      unsaved = undefined;
      notify();
    }
  };

  return {
    initial,
    get() {
      if (unsaved) return unsaved.value;
      let raw: string | null = null;
      try {
        raw = localStorage.getItem(key);
      } catch {
        return last;
      }
      if (raw !== lastRaw) {
        lastRaw = raw;
        last = parse(raw);
      }
      return last;
    },
    set(value) {
      unsaved = undefined;
      const raw = form.stringify(value!);
      try {
        localStorage.setItem(key, raw);
        lastRaw = raw;
        last = value;
      } catch {
        unsaved = { value };
      }
      notify();
      return unsaved === undefined;
    },
    remove() {
      unsaved = undefined;
      try {
        localStorage.removeItem(key);
      } catch {
        unsaved = { value: initial };
      }
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', fromOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', fromOtherTab);
      };
    },
  };
}

export const usePersisted = <Value>(persisted: Persisted<Value>): Value =>
  useSyncExternalStore(persisted.subscribe, persisted.get, () => persisted.initial);

/** Readers for the shapes most tools keep. */
export const readStrings =
  (limit: number) =>
  (raw: unknown): readonly string[] =>
    Array.isArray(raw) ? raw.filter((item) => typeof item === 'string').slice(0, limit) : [];

export const readList =
  <Item>(limit: number, readItem: (raw: Readonly<Record<string, unknown>>) => Item | undefined) =>
  (raw: unknown): readonly Item[] =>
    (Array.isArray(raw) ? raw : [])
      .flatMap((item) => (typeof item === 'object' && item !== null ? (readItem(item) ?? []) : []))
      .slice(0, limit) as readonly Item[];
