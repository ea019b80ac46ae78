import { useEffect, useState } from 'react';
import { Button, CopyButton } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import { ANSWERS, type AnswerName, follow, GUIDE, isQuestion, pathTo } from './guide';

interface GuidePanelProps {
  /** The answer that is shown, or none. */
  goal: string;
  onGoal(goal: AnswerName | 'none'): void;
}

/** Asks what one wants until one answer is left, and gives its commands in order. */
export function GuidePanel({ goal, onGoal }: GuidePanelProps) {
  const [path, setPath] = useState<readonly string[]>([]);
  // A link may name the answer.
  useEffect(() => {
    if (goal !== 'none') setPath((old) => (follow(old) === goal ? old : (pathTo(goal) ?? [])));
  }, [goal]);
  const go = (next: readonly string[]) => {
    setPath(next);
    const found = follow(next);
    onGoal(isQuestion(found) ? 'none' : (found as AnswerName));
  };
  const at = follow(path);
  return (
    <Panel
      title={GUIDE.ask}
      className="gc-guide"
      actions={
        path.length > 0 && <Button small variant="quiet" icon="rotate-ccw" label="Start over" onClick={() => go([])} />
      }
    >
      <div className="panel-body">
        {path.length > 0 && (
          <ol className="gc-path" aria-label="What you chose">
            {path.map((choice, step) => (
              <li key={choice}>
                <Button small label={choice} onClick={() => go(path.slice(0, step))} title="Choose again" />
              </li>
            ))}
          </ol>
        )}
        {isQuestion(at) ? (
          <fieldset className="gc-choices">
            <legend className={path.length === 0 ? 'unseen' : ''}>{at.ask}</legend>
            {Object.keys(at.choices).map((choice) => (
              <Button key={choice} label={choice} onClick={() => go([...path, choice])} />
            ))}
          </fieldset>
        ) : (
          <AnswerSteps name={at as AnswerName} />
        )}
      </div>
    </Panel>
  );
}

function AnswerSteps({ name }: { name: AnswerName }) {
  const { title, steps, warning }: { title: string; steps: readonly (readonly [string, string])[]; warning?: string } =
    ANSWERS[name];
  return (
    <section aria-label={title} className="gc-answer">
      <ol>
        {steps.map(([command, why]) => (
          <li key={command}>
            <div className="grow">
              <code>{command}</code>
              <p>{why}</p>
            </div>
            <CopyButton iconOnly small variant="quiet" label={`Copy step ${command}`} value={command} />
          </li>
        ))}
      </ol>
      {warning && <p className="gc-warning">{warning}</p>}
      {steps.length > 1 && <CopyButton small label="Copy All" value={steps.map(([command]) => command).join('\n')} />}
    </section>
  );
}
