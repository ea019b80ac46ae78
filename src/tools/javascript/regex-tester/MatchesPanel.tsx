import { Examples } from '@/ui/controls/Examples';
import { Panel } from '@/ui/output/Panel';
import { RunStatus } from '@/ui/output/RunStatus';
import { MarkedText } from './MarkedText';
import type tool from './tool';
import type { Regex } from './useRegex';

export function MatchesPanel({ examples, regex }: { examples: typeof tool.examples; regex: Regex }) {
  const { setup, matching, fading, list, count, chosen, here } = regex;
  const text = list?.text ?? setup.text;
  return (
    <Panel className={`rt-matches ${fading}`} title="Matches" aside={count}>
      <RunStatus running={matching.running} progress={matching.progress} onStop={matching.stop} />
      <div className="output-body" aria-busy={matching.running}>
        {text !== '' ? (
          <MarkedText text={text} list={list} chosen={chosen} here={here} label="Matches" />
        ) : (
          <div className="empty">
            <p>
              {setup.pattern === ''
                ? 'Matches are highlighted here as you type.'
                : 'Enter a test text to see its matches here.'}
            </p>
            <Examples examples={examples} onPick={regex.tryExample} />
          </div>
        )}
      </div>
    </Panel>
  );
}
