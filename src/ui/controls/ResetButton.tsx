import type { OptionState } from '../hooks/useOptions';
import { Button } from './Button';

/** Puts the options back to their defaults, where any is another. */
export const ResetButton = ({ options: { changed, reset } }: { options: OptionState }) =>
  changed && <Button small variant="quiet" icon="rotate-ccw" label="Reset" onClick={reset} />;
