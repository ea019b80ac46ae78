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
import { startArrivals } from './suggest/arrivals';
import type { Pasted } from './suggest/detect-pasted';
import { isMoreThanTyped } from './suggest/pasted';
import type { SuggestionRow } from './suggest/rows';
import { useSuggestions } from './suggest/useSuggestions';
import '../shell/site.css';

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
  };
  const clear = () => {
    type('');
    hold(undefined);
  };
  const take = (next: Pasted) => {
    type(next.kind === 'typed' ? next.text : '');
    hold(next.kind === 'typed' ? undefined : next);
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
  useEffect(() => {
    if (marked > 0) document.querySelector('.found-list .marked')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  return (
    <div className="home">
      <div className="home-search">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          data-main-input=""
          aria-label="Find a tool"
          placeholder="Find a tool, or paste or drop anything"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {typed === '' && !pasted ? (
          <kbd className="key-hint">Enter</kbd>
        ) : (
          <Button
            iconOnly
            small
            variant="quiet"
            icon="x"
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
          <Suggestions
            provided={provided}
            pasted={pasted}
            suggested={suggested}
            marked={marked}
            onRows={setRows}
            onClear={clear}
          />
        </Suspense>
      )}
      {found && !(hits.length === 0 && shown.length > 0) ? (
        <section className="home-found" aria-label="Results">
          <p role="status" className="quiet-note">
            {getStatus(found.hits.length, hits[marked - shown.length], marked, count)}
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
                <p className="quiet-note">Visits are not remembered.</p>
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

/** What was found, and once the arrow keys were used, which of it Enter opens. */
function getStatus(found: number, marked: Entry | undefined, at: number, of: number): string {
  if (marked && at > 0) return `${marked.name}, ${at + 1} of ${of}.`;
  if (found > 0) return `${found} found.`;
  return marked ? 'Closest matches:' : 'No tool by that name. Try what goes in or what comes out.';
}
