import { type KeyboardEvent, useMemo, useState } from 'react';
import { categories, type Entry, entries, findEntry } from '@/kit/catalogue';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useKept } from '@/ui/storage';
import { navigate } from './navigation';
import { categoryPath, toolPath } from './route';
import { searchTools } from './search';
import { favourites, recents, recentsOff } from './visits';
import './site.css';

const Name = ({ entry }: { entry: Entry }) => (
  <li>
    <a href={toolPath(entry.slug)} title={entry.description}>
      <Icon name={entry.icon} />
      {entry.name}
    </a>
  </li>
);

export default function Home() {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => (typed.trim() === '' ? undefined : searchTools(typed, entries.length)), [typed]);
  const starred = useKept(favourites).flatMap((slug) => findEntry(slug) ?? []);
  const off = useKept(recentsOff);
  const visited = useKept(recents).flatMap((slug) => findEntry(slug) ?? []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && found?.[0]) navigate(toolPath(found[0].slug));
    if (event.key === 'Escape') setTyped('');
  };

  return (
    <div className="home">
      <div className="home-hero">
        <h1>Small tools that stay on your side</h1>
        <p>{entries.length} of them. Free, quick, and everything you enter stays in this browser.</p>
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
        <>
          {(starred.length > 0 || visited.length > 0 || off) && (
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
          )}
          <div className="home-categories">
            {categories.map((category) => (
              <section key={category.slug} aria-labelledby={`category-${category.slug}`}>
                <h2 id={`category-${category.slug}`}>
                  <a href={categoryPath(category.slug)}>{category.name}</a>
                </h2>
                <ul>
                  {category.tools.map((entry) => (
                    <Name key={entry.slug} entry={entry} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
