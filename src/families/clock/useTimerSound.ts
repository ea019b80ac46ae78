import { useEffect, useMemo, useRef } from 'react';
import { ALERT_SOUNDS, type Alert } from './alert-sounds';
import { type PlayOptions, playSound, type Sound } from './sounds';

/** Plays the visitor's file, or a beep where it is gone. It may be stopped before it begins. */
function playCustomSound(options: PlayOptions): () => void {
  let stopped = false;
  let stop = () => {};
  const begin = async () => {
    const { playOwnSound } = await import('./own-sound');
    if (stopped) return;
    stop = (await playOwnSound(options)) ?? playSound('Beep', options);
    if (stopped) stop();
  };
  begin().catch(() => {});
  return () => {
    stopped = true;
    stop();
  };
}

/** The one sound of a timer: a new one ends the one before. */
export function useTimerSound() {
  const stop = useRef(() => {});
  const opened = useRef(0);
  useEffect(() => {
    opened.current ||= Date.now();
  }, []);
  return useMemo(
    () => ({
      silence: () => stop.current(),
      play(sound: Sound, options?: PlayOptions) {
        stop.current();
        stop.current = playSound(sound, options);
      },
      playAlert(alert: Alert, options: PlayOptions) {
        stop.current();
        stop.current = alert === 'own' ? playCustomSound(options) : playSound(ALERT_SOUNDS[alert], options);
      },
      /** What ended while the page was closed is told, not rung. */
      wasOpenAt: (moment: number) => moment >= opened.current,
    }),
    [],
  );
}
