import { shapeInput } from '@/kit/input';
import { summarizeOutcome } from '@/kit/summary';
import type { AnyTool } from '@/kit/tool';
import { HistoryList } from '../history/HistoryList';
import type { PastRun } from './useRunHistory';
import type { Transform } from './useTransform';

/** How much of a past run is shown of what was entered, and of what came of it. */
const ENTERED_SHOWN = 40;
const RESULT_SHOWN = 50;

function enteredIn({ inputs }: PastRun): string {
  const texts = Object.values(inputs).map((content) => (typeof content === 'string' ? content.trim() : content.name));
  const text = texts.filter(Boolean).join(', ');
  return text.length > ENTERED_SHOWN ? `${text.slice(0, ENTERED_SHOWN)}…` : text;
}

/** Of plain text how it begins, of everything else what matters most. */
function describeResult(tool: AnyTool, { inputs, options, output, outcome }: PastRun): string {
  const isPlain = outcome.shown.kind === 'text' || outcome.shown.kind === 'code';
  if (isPlain && !tool.summarize) return output.slice(0, RESULT_SHOWN);
  return summarizeOutcome(tool, outcome, { now: Date.now(), options, input: shapeInput(tool.input, inputs) }).title;
}

/** The last runs of a page, each a press away. */
export default function RunHistory({ transform: { tool, page, history, restoreRun } }: { transform: Transform }) {
  return (
    <HistoryList
      title={page.history?.title ?? 'History'}
      history={history}
      getKey={({ output }) => output}
      show={(entry) => (
        <>
          <span className="entered">{enteredIn(entry)}</span> → {describeResult(tool, entry)}
        </>
      )}
      action="Restore"
      onPress={restoreRun}
    />
  );
}
