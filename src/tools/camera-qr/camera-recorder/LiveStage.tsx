import type { Ref } from 'react';
import { Button } from '@/ui/controls/Button';
import type { Settings } from './settings';
import type { Recording } from './useRecording';
import type { Sources } from './useSources';

interface LiveStageProps {
  source: Settings['source'];
  sources: Sources;
  live: Ref<HTMLVideoElement>;
  state: Recording['state'];
  /** Seconds until it begins to record. */
  countdown: number | undefined;
}

/** What the camera sees, or why there is nothing to see. */
export function LiveStage({ source, sources, live, state, countdown }: LiveStageProps) {
  const { stream, problem } = sources;
  return (
    <div className={`cam-stage ${stream ? 'cam-on' : ''}`}>
      <video ref={live} autoPlay muted playsInline hidden={!stream} aria-label="Live video" />
      {problem ? (
        <div className="cam-problem" role="alert">
          <strong>{problem.title}</strong>
          <p>{problem.advice}</p>
          <Button icon="rotate-ccw" label="Try Again" onClick={sources.retry} />
        </div>
      ) : (
        !stream && <Invitation source={source} sources={sources} />
      )}
      {state !== 'idle' && (
        <span className="cam-light" aria-hidden="true">
          {state === 'paused' ? 'PAUSED' : 'REC'}
        </span>
      )}
      {countdown !== undefined && (
        <output className="cam-count" aria-live="assertive" aria-label="Recording starts in">
          {countdown}
        </output>
      )}
    </div>
  );
}

function Invitation({ source, sources }: Pick<LiveStageProps, 'source' | 'sources'>) {
  if (sources.isWaiting)
    return (
      <p className="cam-waiting">
        {`Waiting for the ${source === 'screen' ? 'microphone' : 'camera'}. Allow it when the browser asks.`}
      </p>
    );
  const isCamera = source === 'camera';
  return (
    <div className="cam-waiting">
      <Button
        variant="primary"
        icon={isCamera ? 'camera' : 'monitor'}
        label={isCamera ? 'Turn On Camera' : 'Choose a Screen'}
        onClick={sources.turnOn}
      />
      <p>
        {isCamera
          ? 'Your browser will ask for the camera and microphone. Nothing is uploaded.'
          : 'Your browser will ask which screen, window or tab to show. Nothing is uploaded.'}
      </p>
    </div>
  );
}
