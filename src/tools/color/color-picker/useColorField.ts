import { useCallback, useRef, useState } from 'react';
import { canRead } from '@/engines/color/entered';
import { type Color, isOutsideSrgb } from '@/engines/color/srgb';
import { InputError } from '@/kit';
import { useEnteredText } from '@/ui/input/color/useEnteredText';
import { readAny, START } from './tool';
import { usePicked } from './usePicked';

/** The picked color, and the text it was typed as. */
export function useColorField(slug: string) {
  const picked = usePicked(slug, START);
  const { pick, adjust } = picked;
  /** What stands in the field while it is not the color as the page would write it. What the format cannot say stays as it was typed. */
  const [draft, setDraft] = useState<{ text: string; stays: boolean }>();
  const left = useRef(false);
  const [wrong, setProblem] = useState<string>();

  const settle = useCallback(() => {
    setDraft(undefined);
    setProblem(undefined);
  }, []);
  const enter = useCallback(
    (text: string) => {
      let stays = true;
      try {
        const next = readAny(text);
        stays = isOutsideSrgb(next);
        pick(next);
        setProblem(undefined);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        setProblem(error.message);
      }
      setDraft(left.current && !stays ? undefined : { text, stays });
    },
    [pick],
  );
  const { unread, type, forget } = useEnteredText(enter);
  const problem = unread ? unread.problem : wrong;
  const use = (next: Color) => {
    forget();
    settle();
    pick(next);
  };
  const move: typeof adjust = (changes) => {
    if (problem) forget();
    settle();
    adjust(changes);
  };

  return {
    ...picked,
    /** What stands in the field, where it is not what the page would write. */
    typed: unread?.text ?? draft?.text,
    problem,
    type,
    /** Takes a color from elsewhere on the page. */
    use,
    /** The same from a text that was kept. */
    takeSaved: (text: string) => (canRead(text) ? use(readAny(text)) : type(text)),
    move,
    /** The text becomes what the page would write, unless it is wrong. */
    settle: () => {
      if (!problem) settle();
    },
    onType: (text: string) => {
      left.current = false;
      type(text);
    },
    onLeave: () => {
      left.current = true;
      setDraft((old) => (old?.stays ? old : undefined));
    },
  };
}
export type ColorField = ReturnType<typeof useColorField>;
