import { useState } from 'react';
import type { Pose } from '@/engines/animation/keyframes';
import { declarations } from '@/engines/animation/write';
import { StyledStage } from '@/families/styled/StyledStage';
import { Button } from '@/ui/controls/Button';
import type { Playback } from './usePlayback';

interface StageProps {
  css: string;
  width: number;
  height: number;
  playback: Playback;
  /** How often it runs: another number begins it anew. */
  count: string;
  /** Where the element is at a moment, in percent. */
  pose(at: number): Pose;
}

const TRAIL = [0, 20, 40, 60, 80, 100];
const TRAIL_CSS = '.animated-element, span { grid-area: 1 / 1; } span { opacity: 0.16; } i { display: block; }';

/** The element at work, and on demand where it is at six moments. */
export function Stage({ css, width, height, playback, count, pose }: StageProps) {
  const [hasTrail, setTrail] = useState(false);
  const { playing, take, element, setEnded } = playback;
  const dressing = [
    playing ? '' : '.animated-element { animation-play-state: paused; }',
    hasTrail ? TRAIL_CSS : '',
  ].join(' ');
  return (
    <div className="an-stage">
      <StyledStage label="Preview" css={css} dressing={dressing} className="centered animation-stage">
        <div
          ref={element}
          key={`${take} ${count}`}
          className="animated-element"
          onAnimationEnd={() => setEnded(true)}
        />
        {hasTrail &&
          TRAIL.map((at) => (
            <span key={at}>
              <i style={{ width, height, ...declarations(pose(at)) }} />
            </span>
          ))}
      </StyledStage>
      <Button
        small
        variant="quiet"
        icon="layers"
        label="Trail"
        className="an-trail"
        aria-pressed={hasTrail}
        onClick={() => setTrail(!hasTrail)}
      />
    </div>
  );
}
