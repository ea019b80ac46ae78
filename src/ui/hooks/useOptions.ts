import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  changedOptions,
  initialValues,
  isSaved,
  type OptionShape,
  type OptionValue,
  type OptionValues,
  readKnown,
} from '@/kit/option';
import { hasTypedText, packedInputs, readLink, writeLink } from '../storage/link';
import { type Persisted, persist } from '../storage/storage';
import { recall, remember } from '../storage/visit';

export type Values = Readonly<Record<string, OptionValue>>;

export interface OptionState<Of extends Values = Values> {
  values: Of;
  set(changes: Partial<Of>): void;
  reset(): void;
  /** Whether anything differs from its default. */
  changed: boolean;
  /** The values are those of the link or the remembered settings, where there are any. Never to be drawn by. */
  ready: boolean;
}

/** Browsers refuse an address that changes with every keystroke. */
const WRITE_MS = 200;

/** Said once: every other option that is set has the same fate. */
let told = false;

const getSettings = (slug: string, shape: OptionShape) =>
  persist(`localkit:settings:${slug}`, (raw) =>
    readKnown(shape, typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}),
  );

/** What is in no link and in no storage, and so is only remembered while the page lives. */
const getSecrets = (shape: OptionShape, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => shape[name] && !isSaved(shape[name])));

/** What the link names, or else what was left here. */
function findValues(shape: OptionShape, settings: Persisted<Partial<Values>>): Partial<Values> {
  // Every page is first drawn where there is neither.
  if (typeof location === 'undefined') return {};
  const linked = readLink(shape, location);
  // A link that carries anything is complete: it must show the same to everyone, whatever they used last.
  return Object.keys(linked).length > 0 || packedInputs(location) ? linked : settings.get();
}

function writeAddress(shape: OptionShape, values: Values): void {
  const link = writeLink(shape, values, packedInputs(location));
  // With every new address browsers keep a copy of all that stands in the fields.
  if (link !== location.search + location.hash) history.replaceState(history.state, '', location.pathname + link);
}

/** What is stored, with what was changed here since it was last written: another tab may have changed other options meanwhile. */
function mergeSettings(
  stored: Values,
  { before, now }: { readonly before: Values; readonly now: Values },
): Record<string, OptionValue> {
  const isChanged = (name: string) => before[name] !== now[name];
  const [kept, changed] = [
    Object.entries(stored).filter(([name]) => !isChanged(name)),
    Object.entries(now).filter(([name]) => isChanged(name)),
  ];
  return Object.fromEntries([...kept, ...changed]);
}

/** Options of a tool: from the link if it names any, else as they were left, else the defaults; kept in both as they change. */
export function useOptions<Shape extends OptionShape>(slug: string, shape: Shape): OptionState<OptionValues<Shape>> {
  type Of = OptionValues<Shape>;
  const settings = useMemo(() => getSettings(slug, shape), [slug, shape]);
  const initial = useMemo(() => initialValues(shape), [shape]);
  const [values, setValues] = useState(initial);
  const secrets = `${slug}:secrets`;
  const [found] = useState(() => ({ ...findValues(shape, settings), ...recall<Values>(secrets) }));
  const [ready, setReady] = useState(Object.keys(found).length === 0);
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Ahead of `values` when two options change before the next render. */
  const latest = useRef(initial);
  /** What this page has stored last, or found stored when it was opened. */
  const written = useRef<Values>(undefined);

  // Not while rendering: the page was drawn with the defaults, and must first be taken over as it is. But before it is
  // painted anew, so that all of its start is one task.
  useLayoutEffect(() => {
    if (Object.keys(found).length === 0) return;
    latest.current = { ...latest.current, ...found };
    setValues(latest.current);
    setReady(true);
  }, [found]);

  // A link from before: what was typed must not go to the server again with the next load.
  useEffect(() => {
    if (hasTypedText(shape, location.search)) writeAddress(shape, latest.current);
  }, [shape]);

  useEffect(() => {
    written.current ??= settings.get();
  }, [settings]);
  useEffect(() => () => clearTimeout(writing.current), []);

  const apply = useCallback(
    (next: Of) => {
      latest.current = next;
      setValues(next);
      const stored = settings.get();
      const now: Values = changedOptions(shape, next);
      const merged = mergeSettings(stored, { before: written.current ?? stored, now });
      if (!settings.set(merged) && !told) {
        told = true;
        void import('../storage/saved-list').then(({ tellNotSaved }) => tellNotSaved());
      }
      written.current = now;
      remember(secrets, getSecrets(shape, next));
      clearTimeout(writing.current);
      writing.current = setTimeout(() => writeAddress(shape, next), WRITE_MS);
    },
    [shape, settings, secrets],
  );
  const set = useCallback((changes: Partial<Of>) => apply({ ...latest.current, ...changes }), [apply]);
  const reset = useCallback(() => {
    apply(initial);
    settings.remove();
  }, [apply, initial, settings]);

  return { values, set, reset, ready, changed: Object.keys(changedOptions(shape, values)).length > 0 };
}
