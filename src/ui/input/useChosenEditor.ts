import { type RefObject, useEffect, useState } from 'react';
import { persist, usePersisted } from '../storage/storage';
import type { TakenOver } from './code/take-over';

/** Code is written in the editor, which folds and finds, and not in a plain area. */
export const codeEditor = persist('localkit:code-editor', (raw) => raw === true);

/** The editor once it has arrived, where the visitor has chosen it; until then the plain area takes the typing. */
export function useChosenEditor(box: RefObject<HTMLElement | null>, isCode: boolean): TakenOver | undefined {
  const wanted = usePersisted(codeEditor) && isCode;
  const [taken, setTaken] = useState<TakenOver>();
  useEffect(() => {
    if (!wanted) return setTaken(undefined);
    let current = true;
    let stop: (() => void) | undefined;
    import('./code/take-over').then(({ takeOver }) => {
      if (current) stop = takeOver(box.current!, async () => undefined, setTaken);
    });
    return () => {
      current = false;
      stop?.();
    };
  }, [wanted, box]);
  return wanted ? taken : undefined;
}
