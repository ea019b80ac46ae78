import type { Explanation as Part } from '@/engines/regex/explain/explanation';
import { Panel } from '@/ui/output/Panel';
import type { Regex } from './useRegex';

/** Deeper or longer than this nobody reads. */
const DEEPEST = 24;
const MOST_PARTS = 400;

export function ExplanationPanel({ regex: { matching, explaining, explanation } }: { regex: Regex }) {
  return (
    <Panel className="rt-explain" title="Explanation" aside={!explanation && 'The pattern in words, part by part'}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region inside the panel. */}
      <div className="panel-body" role="region" aria-label="Explanation" tabIndex={0}>
        {explanation ? (
          <Explanation part={explanation.part} pattern={explanation.pattern} />
        ) : (
          explaining.error && !matching.error && <p className="quiet-note">{explaining.error.message}</p>
        )}
      </div>
    </Panel>
  );
}

/** A pattern in words, part by part. */
function Explanation({ part, pattern }: { part: Part; pattern: string }) {
  const budget = { parts: MOST_PARTS };
  return (
    <div className="rt-explanation">
      <p>{part.text}</p>
      {drawParts(part.children, pattern, 0, budget)}
      {budget.parts <= 0 && <p className="quiet-note">The rest isn’t shown.</p>}
    </div>
  );
}

function drawParts(parts: readonly Part[], pattern: string, depth: number, budget: { parts: number }) {
  if (parts.length === 0 || budget.parts <= 0) return null;
  if (depth === DEEPEST) return <p className="quiet-note">…</p>;
  return (
    <ul>
      {parts.slice(0, budget.parts).map((part) =>
        budget.parts-- > 0 ? (
          <li key={part.start}>
            <code>{pattern.slice(part.start, part.end)}</code> <span>{part.text}</span>
            {drawParts(part.children, pattern, depth + 1, budget)}
          </li>
        ) : null,
      )}
    </ul>
  );
}
