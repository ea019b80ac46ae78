import { useEffect, useState } from 'react';
import { type Recent, savedHistory } from '@/ui/history/saved-history';

const LENGTH = 10;

/** The last answers, newest first, each question once. */
export function useRecent<Answer>(answer: Answer | undefined, toQuestion: (answer: Answer) => string): Recent<Answer> {
  const [entries, setEntries] = useState<readonly Answer[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer is one more.
  useEffect(() => {
    if (!answer || !savedHistory.get()) return;
    const question = toQuestion(answer);
    setEntries((old) => [answer, ...old.filter((one) => toQuestion(one) !== question)].slice(0, LENGTH));
  }, [answer]);
  return {
    entries,
    clear() {
      setEntries([]);
      return () => setEntries(entries);
    },
  };
}
