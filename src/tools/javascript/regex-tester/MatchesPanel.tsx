import { useMemo } from 'react';
import { toOutcome, valueAs } from '@/kit/output';
import { Examples } from '@/ui/controls/Examples';
import { MatchSample } from '@/ui/output/MatchSample';
import { Panel } from '@/ui/output/Panel';
import { RunStatus } from '@/ui/output/RunStatus';
import { MarkedText } from './MarkedText';
import type tool from './tool';
import type { Regex } from './useRegex';

export function MatchesPanel({ examples, regex }: { examples: typeof tool.examples; regex: Regex }) {
  const { setup, matching, fading, list, count, chosen, here } = regex;
  const text = list?.text ?? setup.text;
  const [sample] = examples;
  const rows = useMemo(() => valueAs(toOutcome('table', sample!.output).shown, 'table')?.rows ?? [], [sample]);
  return (
    <Panel className={`rt-matches ${fading}`} title="Matches" aside={count}>
      <RunStatus running={matching.running} progress={matching.progress} onStop={matching.stop} />
      <div className="output-body" aria-busy={matching.running}>
        {text !== '' ? (
          <MarkedText text={text} list={list} chosen={chosen} here={here} label="Matches" />
        ) : (
          <MatchSample
            label="Matches are highlighted here as you type."
            text={sample!.input}
            matches={rows.map(([match = '', at]) => ({ at: Number(at), match }))}
            actions={<Examples examples={examples} onPick={regex.tryExample} />}
          />
        )}
      </div>
    </Panel>
  );
}
