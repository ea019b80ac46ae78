import { grouped } from '@/engines/number/grouped';
import { Tabs } from '@/ui/controls/Tabs';
import type { Counts, Differences } from './report';

export const DISPLAYS = { sides: 'Side by Side', tree: 'Tree View', raw: 'Raw View', patch: 'Patch' } as const;
export type Display = keyof typeof DISPLAYS;

const summarize = ({ added, removed, changed, moved }: Counts) =>
  Object.entries({ Added: added, Removed: removed, Changed: changed, ...(moved > 0 && { Moved: moved }) });

/** The counts in a sentence, for those who hear the page. */
export const countsText = ({ counts }: Differences): string =>
  summarize(counts)
    .map(([label, count]) => `${label} ${grouped(count)}`)
    .join(', ');

interface SummaryProps {
  found: Differences;
  display: Display;
  onDisplay(display: Display): void;
}

/** How much differs, and the ways to look at it. */
export const Summary = ({ found, display, onDisplay }: SummaryProps) => (
  <div className="jd-bar">
    <section className="jd-summary" aria-label="Diff Summary">
      <h3>Diff Summary</h3>
      <dl>
        {summarize(found.counts).map(([label, count]) => (
          <div key={label} className={`jd-${label.toLowerCase()}`}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {found.matchedBy.length > 0 && <p className="quiet-note">Arrays matched by {found.matchedBy.join(', ')}</p>}
    </section>
    <Tabs label="View" className="small" tabs={DISPLAYS} value={display} onChange={onDisplay} />
  </div>
);
