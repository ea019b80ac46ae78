import { useEffect, useMemo, useRef, useState } from 'react';
import type { Explanation } from '@/engines/regex/explain';
import { textOf } from '@/kit/output';
import type { AnyTool } from '@/kit/tool';
import { plural } from '@/ui/count';
import { readFragment } from '@/ui/link';
import { useOptions } from '@/ui/useOptions';
import { useRun } from '@/ui/useRun';
import type { Offsets } from './tool';
import { usePattern } from './usePattern';

/** Everything the visitor enters. */
export interface Setup {
  pattern: string;
  flags: string;
  replacement: string;
  text: string;
}

export type Regex = ReturnType<typeof useRegex>;

/** What is entered, and what the two runs over it give: the matches, and the pattern in words. */
export function useRegex(slug: string, tool: AnyTool) {
  const options = useOptions(slug, tool.options);
  const steps = usePattern(options);
  const [text, setText] = useState('');
  const [chosen, choose] = useState<number>();
  const matching = useRun(slug, tool);
  const explaining = useRun(slug, tool);
  const { ready, set } = options;
  const pattern = steps.value;
  const flags = options.values.flags as string;
  const replacement = options.values.replacement as string;
  const setup: Setup = { pattern, flags, replacement, text };

  useEffect(() => {
    readFragment(location.hash).then((linked) => {
      if (linked?.input !== undefined) setText(linked.input);
    });
  }, []);

  /** What the newest run was given: its outcome is the next to arrive. */
  const asked = useRef(setup);
  const { start, clear } = matching;
  useEffect(() => {
    if (!ready) return;
    choose(undefined);
    asked.current = { pattern, flags, replacement, text };
    if (pattern === '') clear();
    else start(text, { pattern, flags, replacement, show: 'offsets' });
  }, [ready, pattern, flags, replacement, text, start, clear]);
  const { start: explain, clear: forget } = explaining;
  useEffect(() => {
    if (!ready) return;
    if (pattern === '') forget();
    else explain('', { pattern, flags, replacement: '', show: 'explanation' });
  }, [ready, pattern, flags, explain, forget]);

  const { outcome, error } = matching;
  // Drawn with the text they were found in: the newer one may have been typed while they were awaited.
  const found = useMemo(() => {
    if (!outcome) return undefined;
    const { spans, ...rest } = JSON.parse(textOf(outcome.shown)) as Offsets;
    return { ...rest, ...asked.current, spans: Int32Array.from(spans), replaced: outcome.facts[0]?.value };
  }, [outcome]);
  const list = error ? undefined : found;
  const explained = useMemo(() => {
    if (!explaining.outcome) return undefined;
    const part = JSON.parse(textOf(explaining.outcome.shown)) as Explanation;
    return { part, pattern: asked.current.pattern, risks: explaining.outcome.notes };
  }, [explaining.outcome]);

  return {
    options,
    steps,
    setup,
    setText,
    load(next: Partial<Setup>) {
      if (next.pattern !== undefined) steps.replace(next.pattern);
      set({ flags: next.flags ?? flags, replacement: next.replacement ?? replacement });
      if (next.text !== undefined) setText(next.text);
    },
    matching,
    fading: matching.stale && !error ? 'stale' : '',
    list,
    notes: list ? (outcome?.notes ?? []) : [],
    count: list && plural(list.total, 'match', 'matches') + (list.totalCapped ? ' or more' : ''),
    chosen,
    choose,
    explaining,
    explanation: explaining.error ? undefined : explained,
  };
}
