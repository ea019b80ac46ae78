import './pasted-note.css';
import { Button } from '@/ui/controls/Button';
import type { Pasted } from './detect-pasted';
import { describePasted, findStart } from './pasted';

/** What was pasted or dropped, in memory alone, and the way to let go of it where that stands nowhere else. */
export const PastedNote = ({ pasted, onClear }: { pasted: Pasted; onClear?(): void }) => (
  <div className="pasted-note">
    <span>{describePasted(pasted)}</span>
    <code>{findStart(pasted)}</code>
    {onClear && <Button iconOnly small variant="quiet" icon="x" label="Clear what was pasted" onClick={onClear} />}
  </div>
);
