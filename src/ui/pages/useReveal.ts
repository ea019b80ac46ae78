import { useEffect, useRef, useState } from 'react';
import type { RunState } from '../hooks/useRun';

/** A result that begins below this share of the window is not seen. */
const LOW = 0.7;

/** On a phone a result may begin below the screen: whoever asked for it by a button is taken there. */
export function useReveal(run: Pick<RunState, 'running' | 'outcome' | 'error'>) {
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);
  const isDone = !run.running && Boolean(run.outcome || run.error);
  useEffect(() => {
    if (asked === answered.current || !isDone) return;
    answered.current = asked;
    const box = root.current?.querySelector('.output-box');
    if (!box || box.getBoundingClientRect().top < innerHeight * LOW) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }, [asked, isDone]);
  return { root, reveal: () => setAsked((count) => count + 1) };
}
