import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import type { Entry } from '@/kit/catalogue';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useKept } from '@/ui/storage';
import { navigate } from './navigation';
import { toolPath } from './route';
import { favourites, recents, recentsOff } from './visits';
import './site.css';

const Name = ({ entry }: { entry: Entry }) => (
  <li>
    <a href={toolPath(entry.slug)}>
      <Icon name={entry.icon} />
      {entry.name}
    </a>
  </li>
);

type Search = Pick<typeof import('./search'), 'findEntry' | 'searchTools'>;

/** The catalogue and its index come after the page can be used: the list of all tools is plain HTML below it. */
function useSearch(): Search | undefined {
  const [search, setSearch] = useState<Search>();
  useEffect(() => {
    void import('./search').then(({ findEntry, searchTools }) => setSearch({ findEntry, searchTools }));
  }, []);
  return search;
}

export default function Home() {
  const [typed, setTyped] = useState('');
  const search = useSearch();
  const found = useMemo(
    () => (typed.trim() === '' ? undefined : search?.searchTools(typed, Number.POSITIVE_INFINITY)),
    [typed, search],
  );
  const known = (slugs: readonly string[]) => slugs.flatMap((slug) => search?.findEntry(slug) ?? []);
  const starred = known(useKept(favourites));
  const off = useKept(recentsOff);
  const visited = known(useKept(recents));

  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped('');
    if (event.key !== 'Enter') return;
    const { searchTools } = await import('./search');
    const [first] = searchTools(typed, 1);
    if (first) navigate(toolPath(first.slug));
  };

  return (
    <div className="home">
      <div className="home-search">
        <Icon name="search" />
        <input
          type="search"
          aria-label="Find a tool"
          placeholder="What do you need? Try “format json” or “epoch”"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <kbd>Enter</kbd>
      </div>
      {found ? (
        <section className="home-found" aria-label="Results">
          <p role="status" className="quiet-note">
            {found.length === 0
              ? 'No tool by that name. Try what goes in or what comes out.'
              : `${found.length} found. Enter opens the first.`}
          </p>
          <ul className="found-list">
            {found.map((entry, at) => (
              <li key={entry.slug}>
                <a href={toolPath(entry.slug)} className={at === 0 ? 'first' : ''}>
                  <Icon name={entry.icon} />
                  <strong>{entry.name}</strong>
                  <span>{entry.description}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : (
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
                  look="quiet"
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
