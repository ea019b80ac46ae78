import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useForVisit } from '@/ui/storage/visit';
import { toolPath } from '../../route';
import { navigate } from '../../shell/navigation';
import { startArrivals } from '../suggest/arrivals';
import type { Pasted } from '../suggest/detect-pasted';
import { isMoreThanTyped } from '../suggest/pasted';
import type { SuggestionRow } from '../suggest/rows';
import { useSuggestions } from '../suggest/useSuggestions';
import { loadSearch, type Search } from './useSearch';

/** The one field of the home page: what is in it, what was recognized or found by name, and the keys that move through both. */
export function useAsk(search: Search | undefined, field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useForVisit('home', '');
  const [pasted, setPasted] = useForVisit<Pasted | undefined>('home:pasted', undefined);
  const [marked, setMarked] = useState(0);
  const found = useMemo(
    () => (typed.trim() === '' ? undefined : search?.searchTools(typed, Number.POSITIVE_INFINITY)),
    [typed, search],
  );
  const hits = found ? [...found.hits, ...found.nearest] : [];
  const provided = useMemo<Pasted | undefined>(
    () => pasted ?? (typed.trim() === '' ? undefined : { kind: 'typed', text: typed }),
    [pasted, typed],
  );
  const suggested = useSuggestions(provided);
  /** As they are drawn, which a script does that comes with the first of them. */
  const [rows, setRows] = useState<readonly SuggestionRow[]>([]);
  const shown = suggested && suggested.list.length > 0 ? rows : [];
  const count = shown.length + hits.length;

  const type = (text: string) => {
    setTyped(text);
    setMarked(0);
    // Whoever types means something else than what was pasted.
    setPasted(undefined);
  };
  const take = (next: Pasted) => {
    type(next.kind === 'typed' ? next.text : '');
    if (next.kind !== 'typed') setPasted(next);
    field.current?.focus({ preventScroll: true });
  };
  const takeLatest = useRef(take);
  takeLatest.current = take;
  useEffect(() => startArrivals((next) => takeLatest.current(next)), []);

  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    const text = event.clipboardData.getData('text/plain');
    if (files.length === 0 && !isMoreThanTyped(text)) return;
    event.preventDefault();
    take(files.length > 0 ? { kind: 'files', files: [...files] } : { kind: 'pasted', text });
  };
  const onEnter = async (copies: boolean) => {
    const row = shown[marked];
    if (row) {
      const act = await import('../suggest/row-actions');
      return copies ? act.copyAnswer(row.suggestion) : act.openRow(row, provided!);
    }
    // Whoever types and presses Enter before the catalogue is there means the first.
    const entry = found ? hits[marked - shown.length] : (await loadSearch()).searchTools(typed, 1).hits[0];
    if (entry) navigate(toolPath(entry.slug));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      setMarked((marked + step + count) % count);
    }
    if (event.key === 'Escape') type('');
    if (event.key === 'Enter') void onEnter(event.ctrlKey || event.metaKey);
  };

  // A name is looked for only where nothing was recognized.
  const isRecognized = shown.length > 0;
  const isWaiting = provided !== undefined && suggested === undefined;
  const isSearch = found && !isRecognized && !(isWaiting && hits.length === 0);
  return {
    typed,
    pasted,
    provided,
    suggested,
    marked,
    isRecognized,
    /** What was found by name, where that is what was meant. */
    results: isSearch ? { ...found, list: hits, markedHit: marked - shown.length, marked, count } : undefined,
    type,
    take,
    setRows,
    fieldEvents: { onPaste, onKeyDown },
  };
}

export type Ask = ReturnType<typeof useAsk>;
