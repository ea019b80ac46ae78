import { useEffect, useRef } from 'react';
import { toText } from '@/kit/output';
import { toast } from '@/ui/controls/Toast';
import { useRun } from '@/ui/hooks/useRun';
import { plural } from '@/ui/output/count';
import type { ToolPageProps } from '@/ui/pages/page';
import type { Transform } from '@/ui/pages/useTransform';
import type tool from './tool';

/** Replaces every match in the input, with a way back. */
export function useReplaceAll(props: ToolPageProps<typeof tool>, transform: Transform<typeof tool>, total: number) {
  const { edited, text } = transform;
  const { values } = transform.options;
  const { start, clear, outcome, error } = useRun(props.slug, props.tool);
  const wanted = useRef(false);

  // A replacement that was asked of another text or search is no longer wanted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the search is made of decides.
  useEffect(() => clear(), [text, values, clear]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a result is taken once, when it comes.
  useEffect(() => {
    if (!outcome || !wanted.current) return;
    wanted.current = false;
    const before = text;
    edited.replace({ input: toText(outcome.shown) });
    toast({
      title: `Replaced ${plural(total, 'match', 'matches')}`,
      action: { label: 'Undo', run: () => edited.replace({ input: before }) },
    });
  }, [outcome]);

  return {
    error,
    start() {
      wanted.current = true;
      edited.settle();
      start(text, { ...values, show: 'replacement' });
    },
  };
}
