import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Entry } from '@/kit/catalogue';
import { fullName } from '@/kit/meta';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { usePersisted } from '@/ui/storage/storage';
import { useForVisit } from '@/ui/storage/visit';
import { toolPath } from '../route';
import { navigate } from '../shell/navigation';
import { favourites, recents, recentsOff } from '../storage/visits';
import { SAMPLES } from './samples';
import { startArrivals } from './suggest/arrivals';
import type { Pasted } from './suggest/detect-pasted';
import { PastedNote } from './suggest/PastedNote';
import { isMoreThanTyped } from './suggest/pasted';
import type { SuggestionRow } from './suggest/rows';
import { useSuggestions } from './suggest/useSuggestions';
import { useFileDragging } from './useFileDragging';
import './home.css';
import './tiles.css';

const Name = ({ entry }: { entry: Entry }) => (
  <li>
    <a href={toolPath(entry.slug)}>
      <Icon name={entry.icon} />
      {fullName(entry)}
    </a>
  </li>
);

interface Search {
  readonly findEntry: typeof import('@/kit/catalogue')['findEntry'];
  readonly searchTools: typeof import('@/kit/search')['searchTools'];
}
const loadSearch = async (): Promise<Search> => {
  const [{ findEntry }, { searchTools }] = await Promise.all([import('@/kit/catalogue'), import('@/kit/search')]);
  return { findEntry, searchTools };
};

/** The catalogue comes after the page can be used: the list of all tools is plain HTML below it. */
function useSearch(): Search | undefined {
  const [search, setSearch] = useState<Search>();
  useEffect(() => {
    void loadSearch().then(setSearch);
  }, []);
  return search;
}

const Hit = ({ entry, isMarked }: { entry: Entry; isMarked: boolean }) => (
  <li>
    <a href={toolPath(entry.slug)} className={isMarked ? 'marked' : ''}>
      <Icon name={entry.icon} />
      <strong>{fullName(entry)}</strong>
      <span>{entry.description}</span>
    </a>
  </li>
);

const Suggestions = lazy(() => import('./suggest/Suggestions'));

export default function Home() {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useForVisit('home', '');
  const [marked, setMarked] = useState(0);
  const isDragging = useFileDragging();
  const search = useSearch();
  const found = useMemo(
    () => (typed.trim() === '' ? undefined : search?.searchTools(typed, Number.POSITIVE_INFINITY)),
    [typed, search],
  );
  const hits = found ? [...found.hits, ...found.nearest] : [];
  const [pasted, hold] = useForVisit<Pasted | undefined>('home:held', undefined);
  const provided = useMemo<Pasted | undefined>(
    () => pasted ?? (typed.trim() === '' ? undefined : { kind: 'typed', text: typed }),
    [pasted, typed],
  );
  const suggested = useSuggestions(provided);
  /** As they are drawn, which a script does that comes with the first of them. */
  const [rows, setRows] = useState<readonly SuggestionRow[]>([]);
  const shown = suggested && suggested.list.length > 0 ? rows : [];
  const count = shown.length + hits.length;
  const known = (slugs: readonly string[]) => slugs.flatMap((slug) => search?.findEntry(slug) ?? []);
  const starred = known(usePersisted(favourites));
  const off = usePersisted(recentsOff);
  const visited = known(usePersisted(recents));

  const type = (text: string) => {
    setTyped(text);
    setMarked(0);
    // Whoever types means something else than what was pasted.
    hold(undefined);
  };
  const clear = () => type('');
  const take = (next: Pasted) => {
    type(next.kind === 'typed' ? next.text : '');
    if (next.kind !== 'typed') hold(next);
    field.current?.focus({ preventScroll: true });
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    const text = event.clipboardData.getData('text/plain');
    if (files.length === 0 && !isMoreThanTyped(text)) return;
    event.preventDefault();
    take(files.length > 0 ? { kind: 'files', files: [...files] } : { kind: 'pasted', text });
  };
  const takeLatest = useRef(take);
  takeLatest.current = take;
  useEffect(() => startArrivals((next) => takeLatest.current(next)), []);
  const onKeyDown = async (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      setMarked((marked + step + count) % count);
    }
    if (event.key === 'Escape') clear();
    if (event.key !== 'Enter') return;
    const row = shown[marked];
    if (row) {
      const act = await import('./suggest/row-actions');
      return event.ctrlKey || event.metaKey ? act.copyAnswer(row.suggestion) : act.openRow(row, provided!);
    }
    // Whoever types and presses Enter before the catalogue is there means the first.
    const entry = found ? hits[marked - shown.length] : (await loadSearch()).searchTools(typed, 1).hits[0];
    if (entry) navigate(toolPath(entry.slug));
  };
  useEffect(() => startFilter(), []);
  useEffect(() => {
    if (marked > 0) document.querySelector('.found-list .marked')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  // A name is looked for only where nothing was recognized.
  const isRecognized = shown.length > 0;
  const isWaiting = provided !== undefined && suggested === undefined;
  const finds = found && !isRecognized && !(isWaiting && shown.length === 0 && hits.length === 0);

  return (
    <div className="home-body">
      <div className={`ask ${isDragging ? 'ask-dragging' : ''}`}>
        <div className="ask-field">
          <input
            ref={field}
            type="search"
            className={pasted ? 'ask-covered' : ''}
            data-main-input=""
            aria-label="Find a tool"
            placeholder={isDragging ? 'Drop it here' : 'Paste or drop anything, or type a name'}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          {pasted && <PastedNote pasted={pasted} />}
          {typed === '' && !pasted ? (
            <Icon name="search" />
          ) : (
            <Button
              small
              variant="quiet"
              label="Clear search"
              onClick={() => {
                clear();
                field.current?.focus();
              }}
            />
          )}
        </div>
        {provided && (
          <Suspense fallback={null}>
            <Suggestions provided={provided} pasted={pasted} suggested={suggested} marked={marked} onRows={setRows} />
          </Suspense>
        )}
      </div>
      {!provided && (
        <p className="ask-samples">
          <span>Try</span>
          {SAMPLES.map((sample) => (
            <Button
              key={sample.label}
              small
              label={sample.label}
              className={sample.label.startsWith('a ') ? '' : 'ask-code'}
              onClick={async () => take(await sample.make())}
            />
          ))}
        </p>
      )}
      {finds ? (
        <section className="home-found" aria-label="Results">
          <p role="status" className="quiet-note">
            {found.isAbsent
              ? 'No tool does this.'
              : getStatus(found.hits.length, hits[marked - shown.length], marked, count)}
            {found.hits.length > 0 && (
              <span className="key-hint">{marked > 0 ? ' Enter opens it.' : ' Enter opens the first.'}</span>
            )}
          </p>
          <ul className="found-list">
            {hits.map((entry, at) => (
              <Hit key={entry.slug} entry={entry} isMarked={at === marked - shown.length} />
            ))}
          </ul>
        </section>
      ) : (
        !provided &&
        (starred.length > 0 || visited.length > 0 || off) && (
          <div className="home-mine">
            {starred.length > 0 && (
              <section aria-labelledby="favourites-title">
                <h2 id="favourites-title">Favourites</h2>
                <ul className="chips">
                  {starred.map((entry) => (
                    <Name key={entry.slug} entry={entry} />
                  ))}
                </ul>
              </section>
            )}
            <section aria-labelledby="recents-title">
              <h2 id="recents-title">
                Recent
                <Button
                  small
                  variant="quiet"
                  label={off ? 'Turn on' : 'Turn off'}
                  aria-label={off ? 'Turn recent tools on' : 'Turn recent tools off'}
                  onClick={() => {
                    recentsOff.set(!off);
                    recents.set([]);
                  }}
                />
              </h2>
              {off ? (
                <p className="quiet-note">Recent tools are off.</p>
              ) : (
                <ul className="chips">
                  {visited.map((entry) => (
                    <Name key={entry.slug} entry={entry} />
                  ))}
                </ul>
              )}
            </section>
          </div>
        )
      )}
    </div>
  );
}

/** Filters the list of all tools, which is plain HTML below. */
function startFilter(): () => void {
  const input = document.getElementById('home-filter');
  const filter = (event: Event) => {
    const words = (event.target as HTMLInputElement).value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const section of document.querySelectorAll<HTMLElement>('.home-categories section')) {
      const items = [...section.querySelectorAll('li')];
      for (const item of items) item.hidden = !words.every((word) => item.textContent?.toLowerCase().includes(word));
      section.hidden = items.every((item) => item.hidden);
    }
    document.querySelector('.home-categories')?.classList.toggle('filtered', words.length > 0);
  };
  input?.addEventListener('input', filter);
  return () => input?.removeEventListener('input', filter);
}

/** What was found, and once the arrow keys were used, which of it Enter opens. */
function getStatus(found: number, marked: Entry | undefined, at: number, of: number): string {
  if (marked && at > 0) return `${marked.name}, ${at + 1} of ${of}.`;
  if (found > 0) return `${found} found.`;
  return marked ? 'Closest matches:' : 'No tool with that name. Try the input or output format.';
}
