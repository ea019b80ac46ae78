import { lazy } from 'react';
import { Button } from '@/ui/controls/Button';
import { useStarted } from '@/ui/hooks/useStarted';
import { Boundary } from '@/ui/output/Boundary';
import { Panel } from '@/ui/output/Panel';
import type { Timeline } from './useTimeline';

const EasingEditor = lazy(() => import('./EasingEditor'));

interface EasingPanelProps {
  timeline: Timeline;
  /** The easing of the whole animation. */
  usual: string;
}

/** How one gets from the chosen keyframe to the next; to the last one, from the one before. */
export function EasingPanel({ timeline, usual }: EasingPanelProps) {
  const { keyframes, selected, setEasing } = timeline;
  const index = Math.max(0, Math.min(selected, keyframes.length - 2));
  const { at, easing } = keyframes[index]!;
  const next = keyframes[index + 1]?.at ?? 100;
  const started = useStarted();
  return (
    <Panel
      title="Easing"
      aside={`${at} % to ${next} %`}
      actions={
        easing !== undefined && (
          <Button
            small
            variant="quiet"
            icon="undo-2"
            label="As Timing Function"
            onClick={() => setEasing(index, undefined)}
          />
        )
      }
    >
      <div className="panel-body an-easing-room">
        {started && (
          <Boundary fallback={null} what="The editor of easings">
            <EasingEditor
              label="Kind of easing"
              value={easing ?? usual}
              onChange={(changed) => setEasing(index, changed)}
            />
          </Boundary>
        )}
      </div>
    </Panel>
  );
}
