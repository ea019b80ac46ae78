import { useState } from 'react';
import {
  addKeyframe,
  type Keyframe,
  MOST_KEYFRAMES,
  type Pose,
  poseAt,
  setAt,
  sortKeyframes,
} from '@/engines/animation/keyframes';
import { writeNotation } from '@/engines/animation/write';
import { readable } from '@/families/styled/readable';
import { toast } from '@/ui/controls/Toast';
import type { Values } from '@/ui/hooks/useOptions';
import type { Design } from './options';
import { easingOf, movement, restOf, timelineOf } from './outputs';

/** The keyframes as they are drawn, and what is done to them. */
export function useTimeline(design: Design, readColor: (text: string) => string, set: (changes: Values) => void) {
  const own = readable(
    () => timelineOf(design, readColor)?.keyframes,
    () => undefined,
  );
  const keyframes = own ?? movement(design);
  const [chosen, setChosen] = useState<number>();
  const selected = Math.min(chosen ?? keyframes.length - 1, keyframes.length - 1);
  const motion = {
    keyframes,
    easing: readable(
      () => easingOf(design),
      () => 'ease',
    ),
    rest: restOf(design),
  };
  const save = (next: readonly Keyframe[]) => set({ keyframes: writeNotation(next), preset: 'none' });

  return {
    /** Whether it is more than the one movement. */
    isOwn: own !== undefined,
    own,
    keyframes,
    selected,
    pose: (at: number): Pose => poseAt(motion, at),
    select: setChosen,
    save,
    isFull: keyframes.length >= MOST_KEYFRAMES,
    /** A new one, or the one that is there already. */
    add(at: number) {
      const there = keyframes.findIndex((one) => one.at === at);
      if (there >= 0) {
        setChosen(there);
        return;
      }
      const next = addKeyframe(motion, at);
      save(next);
      setChosen(next.findIndex((one) => one.at === at));
    },
    move(index: number, at: number) {
      const place = Math.min(100, Math.max(0, Math.round(at)));
      // Two at one moment would be one.
      if (keyframes.some((one) => one.at === place)) return false;
      const next = sortKeyframes(keyframes.map((one, i) => (i === index ? { ...one, at: place } : one)));
      save(next);
      setChosen(next.findIndex((one) => one.at === place));
      return true;
    },
    remove(index: number) {
      if (keyframes.length < 2) return;
      save(keyframes.filter((_, i) => i !== index));
      setChosen(Math.max(0, index - 1));
      toast({
        title: `Keyframe at ${keyframes[index]!.at} % removed`,
        action: { label: 'Undo', run: () => save(keyframes) },
      });
    },
    setPose: (sets: Partial<Pose>) => save(setAt(keyframes, selected, sets)),
    setEasing: (index: number, easing: string | undefined) =>
      save(
        keyframes.map((one, i) => {
          if (i !== index) return one;
          const { easing: _, ...plain } = one;
          return easing === undefined ? plain : { ...plain, easing };
        }),
      ),
  };
}
export type Timeline = ReturnType<typeof useTimeline>;
