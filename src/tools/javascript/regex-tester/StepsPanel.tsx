import { useEffect, useState } from 'react';
import type { TraceStep } from '@/engines/regex/cost/machine';
import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import { RunStatus } from '@/ui/output/RunStatus';
import { sayStep } from './steps';
import type definition from './tool';
import type { Regex } from './useRegex';
import { useSteps } from './useSteps';

/** Text around the place that is drawn. */
const AROUND = 60;
const PLAY_MS = 350;

interface StepsPanelProps {
  slug: string;
  tool: typeof definition;
  regex: Regex;
}

/** How the engine comes to one match: forward, back, and on. */
export function StepsPanel({ slug, tool, regex }: StepsPanelProps) {
  const [wanted, setWanted] = useState(false);
  const { run, trace, asked } = useSteps(slug, tool, regex, wanted);
  const [chosen, setChosen] = useState<{ trace: object; at: number }>();
  const [playing, setPlaying] = useState(false);
  const last = (trace?.steps.length ?? 1) - 1;
  const at = trace && chosen?.trace === trace ? Math.min(chosen.at, last) : 0;
  const go = (next: number) => trace && setChosen({ trace, at: Math.max(0, Math.min(last, next)) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step waits anew.
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), PLAY_MS);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const step = trace?.steps[at];
  return (
    <Panel
      className="rt-steps"
      title="Steps of a Match"
      aside={trace ? `Match ${asked.match}, ${last + 1} steps${trace.isCut ? ' or more' : ''}` : undefined}
      actions={
        !wanted && (
          <Button
            small
            label="Show Steps"
            disabled={regex.setup.pattern === '' || regex.setup.text === ''}
            onClick={() => setWanted(true)}
          />
        )
      }
    >
      <div className="panel-body">
        <RunStatus running={run.running} progress={run.progress} onStop={run.stop} />
        {!wanted && <p className="quiet-note">Follow what the engine tries, takes and takes back for a match.</p>}
        {wanted && run.error && <p className="quiet-note">{run.error.message}</p>}
        {wanted && trace && step && (
          <>
            <div className="rt-steps-bar">
              <Button iconOnly icon="chevron-left" label="Step back" disabled={at === 0} onClick={() => go(at - 1)} />
              <Button
                iconOnly
                icon={playing ? 'pause' : 'play'}
                label={playing ? 'Pause' : 'Play'}
                onClick={() => {
                  if (at >= last) go(0);
                  setPlaying(!playing);
                }}
              />
              <Button iconOnly icon="chevron-right" label="Step on" disabled={at === last} onClick={() => go(at + 1)} />
              <input
                type="range"
                aria-label="Step"
                min={0}
                max={last}
                value={at}
                onChange={(event) => go(Number(event.target.value))}
              />
              <output>
                {at + 1} / {last + 1}
              </output>
            </div>
            <p className="rt-steps-said" role="status">
              <b data-kind={step.kind}>{sayStep(step)}</b> {step.kind !== 'none' && `at ${step.from}`}
            </p>
            <pre className="rt-steps-line">
              <Marked text={asked.pattern} from={step.part[0]} to={step.part[1]} kind={step.kind} />
            </pre>
            <pre className="rt-steps-line">
              <Around text={asked.text} step={step} />
            </pre>
          </>
        )}
      </div>
    </Panel>
  );
}

function Marked({ text, from, to, kind }: { text: string; from: number; to: number; kind: TraceStep['kind'] }) {
  return (
    <>
      {text.slice(0, from)}
      <mark data-kind={kind}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}

/** A line break would move the rest of the text away from its place. */
const onOneLine = (text: string): string => text.replaceAll('\n', '↵');

function Around({ text, step: { from, to, kind } }: { text: string; step: TraceStep }) {
  const start = Math.max(0, from - AROUND);
  const end = Math.min(text.length, to + AROUND);
  return (
    <>
      {start > 0 && '…'}
      {onOneLine(text.slice(start, from))}
      <mark data-kind={kind} className={from === to ? 'place' : ''}>
        {onOneLine(text.slice(from, to))}
      </mark>
      {onOneLine(text.slice(to, end))}
      {end < text.length && '…'}
    </>
  );
}
