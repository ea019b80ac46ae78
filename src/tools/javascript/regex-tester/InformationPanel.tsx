import { toOutcome } from '@/kit/output';
import type { ToolPageProps } from '@/kit/page';
import { EmptySample } from '@/ui/output/EmptySample';
import { OutputView } from '@/ui/output/OutputView';
import { ResultPanel } from '@/ui/output/ResultPanel';
import { MatchDetail, MatchTable } from './MatchTable';
import type tool from './tool';
import type { Regex } from './useRegex';

interface InformationPanelProps extends ToolPageProps<typeof tool> {
  regex: Regex;
}

export function InformationPanel({ slug, tool: definition, regex }: InformationPanelProps) {
  const { options, matching, list, count, chosen, choose } = regex;
  const { outcome } = matching;
  // Beside the pattern stands what is wrong with it, what it risks and how far the search is.
  const risks = outcome?.data?.risks ?? [];
  const notes = outcome?.notes.filter((note) => !risks.some(({ message }) => message === note)) ?? [];
  return (
    <ResultPanel
      slug={slug}
      tool={definition}
      className="rt-information"
      run={{
        ...matching,
        outcome: outcome && list && list.shown > 0 ? { ...outcome, notes, facts: [] } : undefined,
        error: undefined,
        running: false,
        stale: regex.fading !== '',
      }}
      options={options.values}
      share={null}
      aside=""
      announcement={count ?? ''}
    >
      {list && list.shown > 0 ? (
        <>
          <MatchTable
            key={list.pattern}
            list={list}
            text={list.text}
            places={list.flags.includes('d')}
            chosen={chosen}
            onChoose={choose}
          />
          {chosen !== undefined && chosen < list.shown && <MatchDetail list={list} text={list.text} match={chosen} />}
        </>
      ) : list ? (
        <div className="empty">
          <p>No matches.</p>
        </div>
      ) : (
        <EmptySample text="Matches are listed here with their index and groups.">
          <OutputView
            shown={toOutcome('table', definition.examples[0]!.output).shown}
            output={definition.output}
            options={options.values}
            isDrawnBefore
          />
        </EmptySample>
      )}
    </ResultPanel>
  );
}
