import { useEffect } from 'react';
import { InputError } from '@/engines/input-error';
import { textOf } from '@/kit/output';
import { Button } from '@/ui/Button';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { toast } from '@/ui/Toast';
import { SETTLE_MS } from '@/ui/useUndoable';
import type tool from './tool';

/** The shared page and Swap, which needs the result as the next input. */
export default function IntegerBase(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props);
  const { options, edited, run } = transform;
  const { outcome, error, stale } = run;

  useEffect(() => {
    if (!error) return;
    // Half a number typed is no mistake yet.
    const timer = setTimeout(
      () =>
        toast({
          title: 'Error',
          description: error instanceof InputError ? error.message : 'Conversion failed',
          tone: 'destructive',
        }),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [error]);

  const swap = () => {
    options.set({ fromBase: options.values.toBase, toBase: options.values.fromBase });
    if (outcome && !error && !stale) edited.replace({ input: textOf(outcome.shown) });
  };
  return <TransformLayout of={transform} actions={<Button label="Swap" icon="arrow-left-right" onClick={swap} />} />;
}
