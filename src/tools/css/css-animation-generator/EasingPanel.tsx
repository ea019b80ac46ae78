import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import EasingEditor from './EasingEditor';
import type { Timeline } from './useTimeline';

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
      <div className="panel-body">
        <EasingEditor
          label="Kind of easing"
          value={easing ?? usual}
          onChange={(changed) => setEasing(index, changed)}
        />
      </div>
    </Panel>
  );
}
