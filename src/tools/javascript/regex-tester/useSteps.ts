import { useEffect, useRef } from 'react';
import { useRun } from '@/ui/hooks/useRun';
import type definition from './tool';
import { REST, type Regex } from './useRegex';

/** The steps of the match that is chosen, once they are asked for. */
export function useSteps(slug: string, tool: typeof definition, regex: Regex, wanted: boolean) {
  const run = useRun(slug, tool);
  const { pattern, flags, text } = regex.setup;
  const match = (regex.chosen ?? 0) + 1;
  const { flavour } = regex.options.values;
  const asked = useRef({ pattern, text, match });
  const { start, clear } = run;
  useEffect(() => {
    if (!wanted || pattern === '' || text === '') return clear();
    asked.current = { pattern, text, match };
    start(text, { ...REST, pattern, flags, flavour, match, show: 'steps' });
  }, [wanted, pattern, flags, flavour, text, match, start, clear]);
  const isOf = asked.current.pattern === pattern && asked.current.text === text;
  return { run, asked: asked.current, trace: isOf && !run.stale && !run.error ? run.outcome?.data?.trace : undefined };
}
