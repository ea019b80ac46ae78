import { useCallback, useEffect, useMemo } from 'react';
import { initialValues } from '@/kit/option';
import type { ToolOptions } from '@/kit/tool';
import { toast } from '@/ui/controls/Toast';
import { useLinked } from '@/ui/hooks/useLinked';
import { useOptions } from '@/ui/hooks/useOptions';
import { useRun } from '@/ui/hooks/useRun';
import type { ToolPageProps } from '@/ui/pages/page';
import { useForVisit } from '@/ui/storage/visit';
import type { Snapshot } from './texts';
import type tool from './tool';
import { useRequestedRun } from './useRequestedRun';
import { useSteps } from './useSteps';

type Texts = Pick<Snapshot, 'left' | 'right' | 'base'>;
const NOTHING: Texts = { left: '', right: '', base: '' };

/** The texts, what is asked of them, the steps one can take back, and the run that follows every change. */
export function useTexts({ slug, tool: definition }: ToolPageProps<typeof tool>) {
  const [texts, setTexts] = useForVisit<Texts>(`${slug}:texts`, NOTHING);
  const linkRead = useLinked(
    slug,
    useCallback((linked) => setTexts((old) => ({ ...old, ...linked })), [setTexts]),
  );
  const options = useOptions(slug, definition.options);
  const run = useRun(slug, definition);
  const { start, clear } = run;
  const { values } = options;
  const { left, right, base } = texts;
  const threeWay = values.view === 'merge' && values.threeWay;
  const empty = left === '' && right === '' && (!threeWay || base === '');

  const { compare, asked } = useRequestedRun(values, base);
  const now = useMemo<Snapshot>(() => ({ left, right, base, ...compare }), [left, right, base, compare]);
  const steps = useSteps(slug, now, options.ready && linkRead, ({ left, right, base, ...ignored }) => {
    setTexts({ left, right, base });
    options.set(ignored);
  });

  const execute = useCallback(() => {
    if (empty) clear();
    else start({ left, right }, { ...initialValues(definition.options), ...asked } as ToolOptions<typeof tool>);
  }, [empty, left, right, asked, definition, start, clear]);
  useEffect(() => {
    if (options.ready) execute();
  }, [options.ready, execute]);

  /** A step of its own, apart from what was typed just before. */
  const replace = (next: Texts) => {
    steps.settle();
    setTexts(next);
  };
  return {
    texts,
    options,
    run,
    steps,
    compare,
    threeWay,
    empty,
    execute,
    replace,
    setText: (side: keyof Texts, text: string) => setTexts((old) => ({ ...old, [side]: text })),
    /** An example's ancestor is an option of the tool, and a text of the page. */
    enter(input: Omit<Texts, 'base'>) {
      const ancestor = definition.examples.find((one) => one.input === input)?.options?.commonAncestor;
      replace({ ...input, base: ancestor ?? '' });
      options.set({ commonAncestor: '' });
    },
    clearAll() {
      replace(NOTHING);
      toast({ title: 'Cleared', description: 'Undo restores both texts.' });
    },
  };
}

export type TextsState = ReturnType<typeof useTexts>;
