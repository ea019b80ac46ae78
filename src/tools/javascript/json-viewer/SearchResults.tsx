import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import { RunStatus } from '@/ui/output/RunStatus';
import type { Search } from './useSearch';

interface SearchResultsProps {
  search: Search;
  /** The one the tree is at. */
  at: number;
  onPick(at: number): void;
}

/** Every place that was found, with its path; a click brings the tree there. */
export function SearchResults({ search: { found, note, running, progress, stop }, at, onPick }: SearchResultsProps) {
  const results = found?.results;
  return (
    <Panel className="jw-list" title="Search results" aside={results && (note ?? plural(results.length, 'result'))}>
      <RunStatus running={running} progress={progress} onStop={stop} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region inside the panel. */}
      <div className="jw-scroll" role="region" aria-label="Search results" tabIndex={0}>
        {results?.map(({ node, path, value, type }, place) => (
          <button type="button" key={node} aria-current={place === at || undefined} onClick={() => onPick(place)}>
            <code>{path}</code>
            <span>{value}</span>
            <small>{type}</small>
          </button>
        ))}
        {results?.length === 0 && <p className="quiet-note">Nothing found.</p>}
      </div>
    </Panel>
  );
}
