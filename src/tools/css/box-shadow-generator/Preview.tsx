import { type CSSProperties, lazy } from 'react';
import { StyledStage } from '@/families/styled/StyledStage';
import { Boundary } from '@/ui/output/Boundary';
import type { ShadowOutput } from './outputs';
import type { Smooth } from './smooth';

const Light = lazy(() => import('./Light'));

interface PreviewProps {
  css: string;
  output: ShadowOutput;
  stage: string;
  stageColor: string;
  smooth: Smooth & { width: number; height: number };
  onLight(light: number, distance: number): void;
}

const TEXT = '.text { font: 700 72px/1.4 system-ui, sans-serif; color: #444; }';

/** The shadow at work, under the light that casts it. */
export function Preview({ css, output, stage, stageColor, smooth, onLight }: PreviewProps) {
  const drawn = (
    <StyledStage label="Preview" css={css} dressing={TEXT} className="centered">
      {output === 'text-shadow' ? <div className="text">Shadow</div> : <div className="box" />}
    </StyledStage>
  );
  return (
    <div className="bs-stage" data-stage={stage} style={{ '--stage': stageColor } as CSSProperties}>
      {smooth.mode === 'smooth' ? (
        <Boundary what="The light" fallback={drawn}>
          <Light
            angle={smooth.light}
            distance={smooth.distance}
            width={smooth.width}
            height={smooth.height}
            onChange={onLight}
          >
            {drawn}
          </Light>
        </Boundary>
      ) : (
        drawn
      )}
    </div>
  );
}
