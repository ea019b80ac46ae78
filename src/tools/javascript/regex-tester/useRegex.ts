import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ToolPageProps } from '@/kit/page';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import { plural } from '@/ui/output/count';
import type tool from './tool';
import { useSetup } from './useSetup';

/** Options that a run of another kind has no use for. */
export const REST = {
  replacement: '',
  flavour: 'javascript',
  language: 'javascript',
  shouldMatch: '',
  shouldNotMatch: '',
  match: 1,
} as const;

export type Regex = ReturnType<typeof useRegex>;

/** What is entered, and what the two runs over it give: the matches, and the pattern in words. */
export function useRegex({ slug, tool: definition }: ToolPageProps<typeof tool>) {
  const options = useOptions(slug, definition.options);
  const steps = useSetup(slug, options);
  const [chosen, choose] = useState<number>();
  /** The number of the group that the cursor is in, in the pattern or in the text. */
  const [here, setHere] = useState<number>();
  /** What the pattern is called when it is saved. */
  const [name, setName] = useState('');
  const matching = useRun(slug, definition);
  const explaining = useRun(slug, definition);
  const { ready } = options;
  const { flavour } = options.values;
  const { value: setup, reset } = steps;
  const { pattern, flags, replacement, text, shouldMatch, shouldNotMatch } = setup;

  const latest = useRef(setup);
  latest.current = setup;
  useLinked(
    slug,
    useCallback(({ input }) => input !== undefined && reset({ ...latest.current, text: input }), [reset]),
  );

  /** What the newest run was given: its outcome is the next to arrive. */
  const asked = useRef(setup);
  const { start, clear } = matching;
  useEffect(() => {
    if (!ready) return;
    choose(undefined);
    asked.current = latest.current;
    if (pattern === '') clear();
    else start(text, { ...REST, pattern, flags, flavour, replacement, show: 'matches' });
  }, [ready, pattern, flags, flavour, replacement, text, start, clear]);
  const { start: explain, clear: forget } = explaining;
  useEffect(() => {
    if (!ready) return;
    if (pattern === '') forget();
    else explain('', { ...REST, pattern, flags, flavour, show: 'explanation' });
  }, [ready, pattern, flags, flavour, explain, forget]);

  const testing = useRun(slug, definition);
  const { start: test, clear: untested } = testing;
  useEffect(() => {
    if (!ready) return;
    if (pattern === '' || shouldMatch + shouldNotMatch === '') untested();
    else test('', { ...REST, pattern, flags, flavour, shouldMatch, shouldNotMatch, show: 'cases' });
  }, [ready, pattern, flags, flavour, shouldMatch, shouldNotMatch, test, untested]);

  const { outcome, error } = matching;
  // Drawn with the text they were found in: the newer one may have been typed while they were awaited.
  const found = useMemo(() => {
    const { matches, replaced } = outcome?.data ?? {};
    return matches && { ...matches, ...asked.current, replaced };
  }, [outcome]);
  const list = error ? undefined : found;
  const explained = useMemo(() => {
    const { explanation: part, risks = [], cost } = explaining.outcome?.data ?? {};
    return part && { part, pattern: asked.current.pattern, risks: risks.map(({ message }) => message), cost };
  }, [explaining.outcome]);

  const tryExample = ({ input, options: set }: (typeof definition.examples)[number]) => {
    const { flavour: its = 'javascript', show: _, language: __, ...entered } = set ?? {};
    options.set({ flavour: its });
    steps.load({ flags: 'g', replacement: '', ...entered, text: input });
  };

  return {
    options,
    tryExample,
    steps,
    setup,
    matching,
    fading: matching.stale && !error ? 'stale' : '',
    list,
    count: list && plural(list.total, 'match', 'matches') + (list.totalCapped ? ' or more' : ''),
    chosen,
    choose,
    here,
    setHere,
    name,
    setName,
    explaining,
    testing,
    explanation: explaining.error ? undefined : explained,
  };
}
