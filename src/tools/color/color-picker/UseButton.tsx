import type { CSSProperties } from 'react';
import { toast } from '@/ui/controls/Toast';
import type { Persisted } from '@/ui/storage/storage';

/** A colored button that makes its color the picked one. */
export const UseButton = ({ text, onUse, className = '' }: { text: string; onUse(): void; className?: string }) => (
  <button
    type="button"
    className={`cp-use ${className}`}
    style={{ '--cp-color': text } as CSSProperties}
    aria-label={`Use ${text}`}
    title={`Use ${text}`}
    onClick={onUse}
  />
);

/** Changes a kept list, says so, and offers the way back. */
export function replaceSaved<Value>(kept: Persisted<Value>, next: Value, title: string): void {
  const before = kept.get();
  const stays = kept.set(next);
  toast({
    title,
    description: stays ? undefined : 'Your browser didn’t save this for your next visit.',
    action: { label: 'Undo', run: () => kept.set(before) },
  });
}
