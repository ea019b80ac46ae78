import { useEffect } from 'react';
import type { Entry } from '@/kit/catalogue';
import { fullName } from '@/kit/meta';
import { Icon } from '@/ui/controls/Icon';
import { toolPath } from '../../route';
import type { Ask } from './useAsk';

/** The tools whose name was typed. */
export function FoundTools({ results }: { results: NonNullable<Ask['results']> }) {
  const { hits, list, marked, markedHit, count, isAbsent } = results;
  useEffect(() => {
    if (marked > 0) document.querySelector('.found-list .marked')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <section className="home-found" aria-label="Results">
      <p role="status" className="quiet-note">
        {isAbsent ? 'No tool does this.' : getStatus(hits.length, list[markedHit], marked, count)}
        {hits.length > 0 && (
          <span className="key-hint">{marked > 0 ? ' Enter opens it.' : ' Enter opens the first.'}</span>
        )}
      </p>
      <ul className="found-list">
        {list.map((entry, index) => (
          <Hit key={entry.slug} entry={entry} isMarked={index === markedHit} />
        ))}
      </ul>
    </section>
  );
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

/** What was found, and once the arrow keys were used, which of it Enter opens. */
function getStatus(found: number, marked: Entry | undefined, at: number, of: number): string {
  if (marked && at > 0) return `${marked.name}, ${at + 1} of ${of}.`;
  if (found > 0) return `${found} found.`;
  return marked ? 'Closest matches:' : 'No tool with that name. Try the input or output format.';
}
