import { Button } from '@/ui/Button';
import { describeGiven, startOf } from './held';
import type { Given } from './look';

/** What was pasted or dropped, in memory alone, and the way to let go of it. */
export const HeldNote = ({ held, onClear }: { held: Given; onClear(): void }) => (
  <div className="held-note">
    <span>{describeGiven(held)}</span>
    <code>{startOf(held)}</code>
    <Button iconOnly small look="quiet" icon="x" label="Let go of it" onClick={onClear} />
  </div>
);
