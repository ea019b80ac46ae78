import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Timing {
  /** In seconds. */
  readonly duration: number;
  readonly delay: number;
  readonly direction: string;
}

/** Just before the end: at the end itself the next round begins. */
const LAST = 0.99999;

const isBackwards = (direction: string) => direction.endsWith('reverse');

/** The preview's animation: whether it runs, where it is, and how it is put somewhere else. */
export function usePlayback({ duration, delay, direction }: Timing, css: string) {
  const element = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(true);
  const [ended, setEnded] = useState(false);
  /** Another element begins the animation anew. */
  const [take, setTake] = useState(0);
  /** Where it was put, in percent of the keyframes. */
  const [at, setAt] = useState<number>();
  useEffect(() => setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other keyframes are another animation, which starts at 0.
  useLayoutEffect(() => {
    const [animation] = element.current?.getAnimations() ?? [];
    if (at === undefined || !animation) return;
    const share = isBackwards(direction) ? 1 - at / 100 : at / 100;
    animation.currentTime = (delay + duration * Math.min(LAST, share)) * 1000;
  }, [at, duration, delay, direction, css, take]);

  const restart = () => {
    setTake((old) => old + 1);
    setEnded(false);
    setAt(undefined);
  };
  const play = () => {
    restart();
    setPlaying(true);
  };
  /** Stops there. */
  const seek = (next: number) => {
    if (ended) setTake((old) => old + 1);
    setEnded(false);
    setPlaying(false);
    setAt(next);
  };
  const toggle = () => {
    setPlaying(!playing || ended);
    setAt(undefined);
    if (ended) restart();
  };
  /** Where it is now, in percent of the keyframes. */
  const position = useCallback(() => {
    const [animation] = element.current?.getAnimations() ?? [];
    const { progress } = animation?.effect?.getComputedTiming() ?? {};
    if (typeof progress === 'number') return progress * 100;
    const isBefore = Number(animation?.currentTime ?? 0) <= delay * 1000 && !ended;
    return isBefore === isBackwards(direction) ? 100 : 0;
  }, [delay, direction, ended]);

  return {
    element,
    playing,
    runs: playing && !ended,
    ended,
    take,
    at,
    restart,
    play,
    seek,
    toggle,
    position,
    setEnded,
  };
}
export type Playback = ReturnType<typeof usePlayback>;
