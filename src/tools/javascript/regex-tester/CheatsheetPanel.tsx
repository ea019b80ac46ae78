import { lazy } from 'react';
import { useStarted } from '@/ui/hooks/useStarted';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';

const Cheatsheet = lazy(() => import('./Cheatsheet'));

export function CheatsheetPanel() {
  const started = useStarted();
  return (
    <Panel className="rt-sheet" title="Regex Cheatsheet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region around the table, not a part of it. */}
      <div className="table-out" role="region" aria-label="Cheatsheet rows" tabIndex={0}>
        {started && (
          <Boundary what="The cheatsheet" fallback={null}>
            <Cheatsheet />
          </Boundary>
        )}
      </div>
    </Panel>
  );
}
