import { useEffect, useMemo, useRef, useState } from 'react';
import { diffWords, lineAt, type WordDiff, type WordDiffOptions } from '@/engines/diff';
import type { ComparedTexts } from '@/kit/output';

/** Of every frame, how many milliseconds may go into comparing words; the rest is marked a moment later. */
const FRAME_MS = 40;
const BUDGET_MS = 10;

/** Gives the words that differ between a pair of lines, or nothing for now where that would hold up the page. */
export function useWordDiffs({ left, right, diff }: ComparedTexts, options: WordDiffOptions = {}) {
  const { ignoreCase, ignorePunctuation, ignoreWhitespace, whitespace, marks } = options;
  const [, setRound] = useState(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  return useMemo(() => {
    const known = new Map<string, WordDiff>();
    let frame = 0;
    let spent = 0;
    return (leftLine: number, rightLine: number): WordDiff | undefined => {
      const key = `${leftLine} ${rightLine}`;
      const found = known.get(key);
      if (found) return found;
      const started = performance.now();
      if (started - frame > FRAME_MS) {
        frame = started;
        spent = 0;
      }
      if (spent > BUDGET_MS) {
        clearTimeout(waiting.current);
        waiting.current = setTimeout(() => setRound((round) => round + 1), FRAME_MS);
        return undefined;
      }
      const compared = diffWords(lineAt(left, diff.leftBounds, leftLine), lineAt(right, diff.rightBounds, rightLine), {
        ignoreCase,
        ignorePunctuation,
        ignoreWhitespace,
        whitespace,
        marks,
      });
      known.set(key, compared);
      spent += performance.now() - started;
      return compared;
    };
  }, [left, right, diff, ignoreCase, ignorePunctuation, ignoreWhitespace, whitespace, marks]);
}
