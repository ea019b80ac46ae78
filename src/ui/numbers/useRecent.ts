import { useEffect, useState } from 'react';

const LENGTH = 10;

/** The last answers, newest first, each question once. */
export function useRecent<Answer>(
  answer: Answer | undefined,
  questionOf: (answer: Answer) => string,
): readonly Answer[] {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer is one more.
  useEffect(() => {
    if (!answer) return;
    const question = questionOf(answer);
    setAnswers((old) => [answer, ...old.filter((one) => questionOf(one) !== question)].slice(0, LENGTH));
  }, [answer]);
  return answers;
}
