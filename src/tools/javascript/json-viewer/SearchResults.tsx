import { useEffect } from 'react';
import { plural } from '@/ui/count';
import { Panel } from '@/ui/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import { RunStatus } from '@/ui/RunStatus';
import { useRun } from '@/ui/useRun';
import type tool from './tool';

const SEARCH_MS = 250;

interface SearchResultsProps extends ToolPageProps<typeof tool> {
  text: string;
  wanted: string;
  onReveal(node: number): void;
}

/** Where the wanted text is, found by the tool itself so that megabytes are searched in the background. */
export function SearchResults({ slug, tool: definition, text, wanted, onReveal }: SearchResultsProps) {
  const { start, clear, outcome, ...run } = useRun(slug, definition);
  useEffect(() => {
    if (text === '') return clear();
    const timer = setTimeout(() => start(text, { search: wanted }), SEARCH_MS);
    return () => clearTimeout(timer);
  }, [wanted, text, start, clear]);
  const results = outcome?.data?.results;

  return (
    <Panel
      className="jw-list"
      title="Search results"
      aside={results && (outcome?.notes[0] ?? plural(results.length, 'result'))}
    >
      <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region inside the panel. */}
      <div className="jw-scroll" role="region" aria-label="Search results" tabIndex={0}>
        {results?.map(({ node, path, value, type }) => (
          <button type="button" key={node} onClick={() => onReveal(node)}>
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
