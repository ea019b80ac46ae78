import { useEffect } from 'react';
import { toText } from '@/kit/output';
import { toast } from '@/ui/controls/Toast';
import { useRun } from '@/ui/hooks/useRun';
import type { Inputs } from '@/ui/input/useInputs';
import type { Undoable } from '@/ui/input/useUndoable';
import type { ToolPageProps } from '@/ui/pages/page';
import type tool from './tool';

/** The repair runs apart from the check and takes the place of the input when it is done; Undo brings that back. */
export function useRepair(
  { slug, tool: definition }: ToolPageProps<typeof tool>,
  { replace }: Pick<Undoable<Inputs>, 'replace'>,
) {
  const repair = useRun(slug, definition);

  const { outcome: repaired, error: unrepaired, clear: clearRepair } = repair;
  useEffect(() => {
    if (repaired) {
      replace({ input: toText(repaired.shown) });
      toast({ title: 'Repaired', description: repaired.notes.join('. ') });
    } else if (unrepaired) toast({ title: 'Not repaired', description: unrepaired.message, tone: 'destructive' });
    if (repaired || unrepaired) clearRepair();
  }, [repaired, unrepaired, clearRepair, replace]);
  return repair;
}
