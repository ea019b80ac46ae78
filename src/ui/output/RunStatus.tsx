import { useEffect, useState } from 'react';
import { Button } from '../controls/Button';

/** Work shorter than this is not worth mentioning. */
const PATIENCE_MS = 300;

/** A bar and a Stop button, once the work has taken a while. */
export function RunStatus({
  running,
  progress,
  onStop,
}: {
  running: boolean;
  progress: number | undefined;
  onStop(): void;
}) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!running) return setShown(false);
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [running]);
  if (!shown) return null;
  return (
    <div className="run-status" role="status">
      <progress aria-label="Progress" {...(progress === undefined ? {} : { value: progress, max: 1 })} />
      <span>{progress === undefined ? 'Working…' : `Working… ${Math.floor(progress * 100)}%`}</span>
      <Button small icon="square" label="Stop" onClick={onStop} />
    </div>
  );
}
