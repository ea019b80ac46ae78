import type { Entry } from '@/kit/catalogue';
import { fullName } from '@/kit/meta';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { usePersisted } from '@/ui/storage/storage';
import { toolPath } from '../../route';
import { favourites, recents, recentsOff } from '../../storage/visits';
import type { Search } from './useSearch';

/** Favourites and recent tools; nothing on a first visit. */
export function MyTools({ search }: { search: Search | undefined }) {
  const find = (slugs: readonly string[]) => slugs.flatMap((slug) => search?.findEntry(slug) ?? []);
  const starred = find(usePersisted(favourites));
  const visited = find(usePersisted(recents));
  const off = usePersisted(recentsOff);
  if (starred.length === 0 && visited.length === 0 && !off) return null;
  return (
    <div className="home-mine">
      {starred.length > 0 && (
        <section aria-labelledby="favourites-title">
          <h2 id="favourites-title">Favourites</h2>
          <Names entries={starred} />
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
        {off ? <p className="quiet-note">Recent tools are off.</p> : <Names entries={visited} />}
      </section>
    </div>
  );
}

const Names = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="chips">
    {entries.map((entry) => (
      <li key={entry.slug}>
        <a href={toolPath(entry.slug)}>
          <Icon name={entry.icon} />
          {fullName(entry)}
        </a>
      </li>
    ))}
  </ul>
);
