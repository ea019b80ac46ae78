import { useEffect, useRef } from 'react';
import { getLetter, isTyping } from '@/ui/input/keys';

/** The keys of a timer, wherever the focus is, except where one types: letters and the space bar. */
export function useTimerKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const isSpace = event.key === ' ';
      const action = latest.current[isSpace ? ' ' : getLetter(event)];
      // On a control the space bar is that control's.
      if (!action || (isSpace && (event.target as Element).closest?.('button, a, summary, input'))) return;
      if (isSpace) event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
