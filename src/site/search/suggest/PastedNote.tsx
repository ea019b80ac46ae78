import { Button } from '@/ui/controls/Button';
import type { Pasted } from './detect-pasted';
import { describePasted, findStart } from './pasted';

/** What was pasted or dropped, in memory alone, and the way to let go of it. */
export const PastedNote = ({ pasted, onClear }: { pasted: Pasted; onClear(): void }) => (
  <div className="held-note">
    <span>{describePasted(pasted)}</span>
    <code>{findStart(pasted)}</code>
    <Button iconOnly small variant="quiet" icon="x" label="Let go of it" onClick={onClear} />
  </div>
);
